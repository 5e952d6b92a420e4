import { Button, Callout } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { ProjectSetup } from '#client/api/schemas/projectSetupSchemas.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DeleteProject } from './DeleteProject.tsx';
import { NamesForm } from './NamesForm.tsx';
import { SetupForm } from './SetupForm.tsx';
import { useProjectChanges } from './useProjectChanges.ts';
import styles from './ProjectDialog.module.scss';

interface ProjectDialogProps {
  readonly onClose: () => void;
}

/** Dialog for project settings: names, markets, archiving and deletion. */
export const ProjectDialog = observer(function ProjectDialog({ onClose }: ProjectDialogProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createProjectSetupApi);
  const setup = useQuery({
    queryKey: doorKeys.setup(projects.currentId),
    queryFn: ({ signal }) => api.setup(signal),
  });
  const title = intl.formatMessage({ id: 'project.settings' });
  return (
    <WideDialog title={title} onClose={onClose}>
      <LoadPanel query={setup} what={title} skeleton={<div className={styles['skeleton']} />}>
        {(data) => <ProjectForm setup={data} onClose={onClose} />}
      </LoadPanel>
    </WideDialog>
  );
});

interface ProjectFormProps extends ProjectDialogProps {
  readonly setup: ProjectSetup;
}

const ProjectForm = observer(function ProjectForm({ setup, onClose }: ProjectFormProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const current = projects.current?.name ?? '';
  const { rename, archive, remove, saveSetup } = useProjectChanges(onClose);
  if (!setup.may_change) {
    return (
      <Callout intent="none" icon={null}>
        <FormattedMessage id="projectSettings.notYours" values={{ name: current }} />
      </Callout>
    );
  }
  return (
    <div className={styles['parts']}>
      <NamesForm setup={setup} rename={rename} />
      <SetupForm setup={setup} save={saveSetup} />
      <MayEdit level="manage">
        <section className={styles['part']}>
          <h3>
            <FormattedMessage id={setup.archived ? 'projectSettings.unarchive' : 'projectSettings.archive'} />
          </h3>
          <p className={styles['muted']}>
            <FormattedMessage id="projectSettings.archive.about" />
          </p>
          {archive.error !== null && (
            <p role="alert" className={styles['error']}>
              {failureText(intl, archive.error)}
            </p>
          )}
          <Button
            loading={archive.isPending}
            onClick={() => {
              archive.mutate(!setup.archived);
            }}
          >
            <FormattedMessage id={setup.archived ? 'projectSettings.unarchive' : 'projectSettings.archive'} />
          </Button>
        </section>
        <DeleteProject name={current} holds={setup.holds} remove={remove} />
      </MayEdit>
    </div>
  );
});
