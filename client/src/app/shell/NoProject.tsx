import { Button } from '@blueprintjs/core';
import { ProjectsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { useStores } from '../../stores/useStores.ts';
import styles from './AppLayout.module.scss';

/** In place of every page about a project, while the person has none. */
export const NoProject = observer(function NoProject() {
  const { projects, dialogs } = useStores();
  return (
    <>
      <h1 className={styles['hiddenText']}>
        <FormattedMessage id="project.empty.title" />
      </h1>
      <EmptyState
        icon={<ProjectsIcon size={40} />}
        title={<FormattedMessage id="project.empty.title" />}
        description={<FormattedMessage id="project.empty.body" />}
        action={
          <span className={styles['actions']}>
            <Button
              intent="primary"
              onClick={() => {
                dialogs.show('import');
              }}
            >
              <FormattedMessage id="project.import" />
            </Button>
            <Button onClick={() => void projects.reload()}>
              <FormattedMessage id="project.reload" />
            </Button>
          </span>
        }
      />
    </>
  );
});
