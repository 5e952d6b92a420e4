import { Callout, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Says before anything is pasted that a sample keeps no answers of others. */
export const SampleNote = observer(function SampleNote() {
  const { projects } = useStores();
  if (projects.current?.origin !== 'sample') return null;
  return (
    <Callout compact intent="warning" role="note">
      <FormattedMessage id="capture.sample" />{' '}
      <Link className={`${Classes.BUTTON} ${Classes.SMALL}`} to={paths.newProject.href()}>
        <FormattedMessage id="menu.newProject" />
      </Link>
    </Callout>
  );
});
