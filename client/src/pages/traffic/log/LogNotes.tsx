import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { LogNote } from '#client/api/trafficSchemas.ts';

/** What no line of the log has, and what therefore is not counted. */
export function LogNotes({ notes }: { readonly notes: readonly LogNote[] }) {
  const intl = useIntl();
  return notes.map((note) => (
    <Callout key={note} intent="warning" icon={null}>
      {intl.formatMessage({ id: `traffic.log.note.${note}` })}
    </Callout>
  ));
}
