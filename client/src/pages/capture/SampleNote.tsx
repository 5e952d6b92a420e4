import { Classes } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { paths } from '#client/lib/paths.ts';

/** Shown instead of the sheet in a sample, which accepts no answers. */
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
