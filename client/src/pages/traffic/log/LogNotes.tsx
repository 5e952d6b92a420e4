import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { LogNote } from '#client/api/trafficSchemas.ts';

/** What all lines of the log lack, and what is therefore not counted. */
export function LogNotes({ notes }: { readonly notes: readonly LogNote[] }) {
  const intl = useIntl();
  return notes.map((note) => (
    <Callout key={note} intent="warning" icon={null}>
      {intl.formatMessage({ id: `traffic.log.note.${note}` })}
    </Callout>
  ));
}
