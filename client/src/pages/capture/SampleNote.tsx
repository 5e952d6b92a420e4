import { Classes } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { paths } from '#client/lib/paths.ts';

/** What stands in place of the sheet in a sample, which keeps no answers of others. */
export function SampleNote() {
  return (
    <EmptyState
      title={<FormattedMessage id="capture.sample" />}
      action={
        <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.newProject.href()}>
          <FormattedMessage id="menu.newProject" />
        </Link>
      }
    />
  );
}
