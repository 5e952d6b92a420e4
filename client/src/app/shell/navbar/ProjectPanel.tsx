import { Button } from '@blueprintjs/core';
import { ImportIcon, TagIcon, TickIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/MessageId.ts';
import type { ShellDialog } from '../../../stores/DialogsStore.ts';
import { useStores } from '../../../stores/useStores.ts';
import { SearchList } from '../list/SearchList.tsx';
import { matchScore } from '../palette/searchCommands.ts';
import { useProjectDetail } from './useProjectDetail.ts';
import { useSwitchProject } from '../../../components/projects/useSwitchProject.ts';
import styles from './Navbar.module.scss';

interface ProjectPanelProps {
  readonly onClose: () => void;
}

/** The projects, searchable, and what makes or changes one. */
export const ProjectPanel = observer(function ProjectPanel({ onClose }: ProjectPanelProps) {
  const intl = useIntl();
  const { projects, dialogs } = useStores();
  const detailOf = useProjectDetail();
  const switchProject = useSwitchProject();
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
          projects.list
            .filter(({ name, brand }) => matchScore([name, brand], text) > 0)
            .map((project) => ({
              id: project.id,
              text: project.name,
              detail: detailOf(project),
              current: project.id === projects.currentId,
              icon: project.id === projects.currentId ? <TickIcon /> : <span />,
            }))
        }
        onPick={(id) => {
          onClose();
          void switchProject(id);
        }}
        footer={
          <div className={styles['projectsFoot']}>
            {entry(<ImportIcon />, 'project.import', 'import')}
            {projects.current !== null && entry(<TagIcon />, 'project.brandNames', 'brandNames')}
          </div>
        }
      />
    </div>
  );
});
