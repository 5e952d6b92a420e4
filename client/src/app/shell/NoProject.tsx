import { Button, Classes } from '@blueprintjs/core';
import { ProjectsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { reservedPlace } from '#client/components/offers/reservedPlace.ts';
import { useImportOffer } from '#client/components/offers/useImportOffered.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './AppLayout.module.scss';

/** Shown instead of every project page while the user has no project. */
export const NoProject = observer(function NoProject() {
  const { projects, dialogs } = useStores();
  const importOffer = useImportOffer();
  const reserved = reservedPlace(importOffer);
  return (
    <>
      <h1 className={styles['hiddenText']}>
        <FormattedMessage id="project.empty.title" />
      </h1>
      <EmptyState
        icon={<ProjectsIcon size={40} />}
        title={<FormattedMessage id="project.empty.title" />}
        description={<FormattedMessage id={importOffer === false ? 'project.empty.askAdmin' : 'project.empty.body'} />}
        action={
          <span className={styles['actions']}>
            {importOffer !== false && (
              <>
                <Link
                  className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY} ${reserved}`}
                  to={paths.newProject.href()}
                >
                  <FormattedMessage id="menu.newProject" />
                </Link>
                <Button
                  className={reserved}
                  onClick={() => {
                    dialogs.show('import');
                  }}
                >
                  <FormattedMessage id="project.import" />
                </Button>
              </>
            )}
            <Button onClick={() => void projects.reload()}>
              <FormattedMessage id="project.reload" />
            </Button>
          </span>
        }
      />
    </>
  );
});
