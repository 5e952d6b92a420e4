import { Button, Collapse } from '@blueprintjs/core';
import { ChevronDownIcon, TickIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStores } from '../../../stores/useStores.ts';
import { SearchList } from '../list/SearchList.tsx';
import { matchScore } from '../palette/searchCommands.ts';
import { ImportHint } from './ImportHint.tsx';
import { useProjectDetail } from './useProjectDetail.ts';
import { useSwitchProject } from './useSwitchProject.ts';
import styles from './Navbar.module.scss';

interface ProjectPanelProps {
  readonly onClose: () => void;
}

/** The projects, searchable, and how to make one of recorded answers. */
export const ProjectPanel = observer(function ProjectPanel({ onClose }: ProjectPanelProps) {
  const intl = useIntl();
  const importId = useId();
  const { projects } = useStores();
  const detailOf = useProjectDetail();
  const switchProject = useSwitchProject();
  const [importing, setImporting] = useState(false);
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
            <Button
              variant="minimal"
              size="small"
              fill
              alignText="start"
              aria-expanded={importing}
              aria-controls={importId}
              endIcon={<ChevronDownIcon size={12} />}
              onClick={() => {
                setImporting(!importing);
              }}
            >
              <FormattedMessage id="project.import" />
            </Button>
            <div id={importId}>
              <Collapse isOpen={importing}>
                <ImportHint onReload={() => void projects.reload()} />
              </Collapse>
            </div>
          </div>
        }
      />
    </div>
  );
});
