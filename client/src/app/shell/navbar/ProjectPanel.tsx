import { Button, Callout } from '@blueprintjs/core';
import { AddIcon, CogIcon, ImportIcon, ProjectsIcon, TagIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Project } from '#client/api/projectSchemas.ts';
import { useImportOffered } from '#client/components/offers/useImportOffered.ts';
import { useSwitchProject } from '#client/components/projects/useSwitchProject.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { paths } from '#client/lib/paths.ts';
import type { ShellDialog } from '#client/stores/DialogsStore.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { BRAND_NAMES } from '../dialogs/brandNamesCall.ts';
import { SearchList } from '../list/SearchList.tsx';
import { matchScore } from '../palette/searchCommands.ts';
import { useProjectDetail } from './useProjectDetail.ts';
import styles from './Navbar.module.scss';

interface ProjectPanelProps {
  readonly onClose: () => void;
}

function iconOf({ id, problem }: Project, currentId: string | null): ReactElement {
  if (problem !== undefined) return <WarningSignIcon />;
  return id === currentId ? <TickIcon /> : <span />;
}

/** The projects, searchable, with actions to create or change one. */
export const ProjectPanel = observer(function ProjectPanel({ onClose }: ProjectPanelProps) {
  const intl = useIntl();
  const { projects, dialogs, offers } = useStores();
  const takesImports = useImportOffered();
  const hasBrandNames = useMayEdit() && projects.current !== null && offers.absenceOf(BRAND_NAMES) === null;
  const detailOf = useProjectDetail();
  const switchProject = useSwitchProject();
  const navigate = useNavigate();
  // Archived projects come last.
  const listed = projects.list.toSorted((a, b) => Number(a.archived === true) - Number(b.archived === true));
  const entry = (icon: ReactElement, textId: MessageId, dialog: ShellDialog) => (
    <Button
      variant="minimal"
      fill
      alignText="start"
      icon={icon}
      onClick={() => {
        onClose();
        dialogs.show(dialog);
      }}
    >
      {intl.formatMessage({ id: textId })}
    </Button>
  );
  return (
    <div className={styles['projects']}>
      <SearchList
        label={intl.formatMessage({ id: 'project.search' })}
        placeholder={intl.formatMessage({ id: 'project.search' })}
        emptyText={intl.formatMessage({ id: projects.list.length === 0 ? 'project.none' : 'project.noMatch' })}
        search={(text) =>
          listed
            .filter(({ name, brand, also = [] }) => matchScore([name, brand, ...also], text) > 0)
            .map((project) => ({
              id: project.id,
              text: project.name,
              detail: detailOf(project),
              current: project.id === projects.currentId,
              icon: iconOf(project, projects.currentId),
            }))
        }
        onPick={(id) => {
          onClose();
          void switchProject(id);
        }}
        footer={
          <div className={styles['projectsFoot']}>
            {projects.current?.problem !== undefined && (
              <div className={styles['problem']}>
                <Callout compact intent="warning">
                  {projects.current.problem}
                </Callout>
              </div>
            )}
            <Button
              variant="minimal"
              fill
              alignText="start"
              icon={<ProjectsIcon />}
              onClick={() => {
                onClose();
                void navigate(paths.portfolio.href());
              }}
            >
              {intl.formatMessage({ id: 'menu.portfolio' })}
            </Button>
            {hasBrandNames && entry(<TagIcon />, 'project.brandNames', 'brandNames')}
            {/* Known only after the panel opened, so these come last: entries above them do not move below the pointer. */}
            {takesImports && (
              <Button
                variant="minimal"
                fill
                alignText="start"
                icon={<AddIcon />}
                onClick={() => {
                  onClose();
                  void navigate(paths.newProject.href());
                }}
              >
                {intl.formatMessage({ id: 'menu.newProject' })}
              </Button>
            )}
            {takesImports && entry(<ImportIcon />, 'project.import', 'import')}
            {takesImports && projects.current !== null && entry(<CogIcon />, 'project.settings', 'project')}
          </div>
        }
      />
    </div>
  );
});
