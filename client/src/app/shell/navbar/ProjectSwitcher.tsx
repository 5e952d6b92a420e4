import { Button, Collapse } from '@blueprintjs/core';
import { ChevronDownIcon, DoubleCaretVerticalIcon, TickIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStores } from '../../../stores/useStores.ts';
import { SearchList } from '../list/SearchList.tsx';
import { matchScore } from '../palette/searchCommands.ts';
import { PopoverButton } from '../PopoverButton.tsx';
import { ImportHint } from './ImportHint.tsx';
import { useProjectDetail } from './useProjectDetail.ts';
import { useSwitchProject } from './useSwitchProject.ts';
import styles from './Navbar.module.scss';

interface ProjectPanelProps {
  readonly onClose: () => void;
}

const ProjectPanel = observer(function ProjectPanel({ onClose }: ProjectPanelProps) {
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

/** Which project is being read, and the way to another one. */
export const ProjectSwitcher = observer(function ProjectSwitcher() {
  const intl = useIntl();
  const { projects } = useStores();
  const { current } = projects;
  const waiting = current === null && projects.state !== 'loaded';
  const name = current?.name ?? intl.formatMessage({ id: waiting ? 'project.loading' : 'project.none' });
  return (
    <PopoverButton
      noTooltip
      kind="dialog"
      placement="bottom-start"
      label={
        current === null
          ? intl.formatMessage({ id: 'project.switch' })
          : intl.formatMessage({ id: 'project.current' }, { name })
      }
      className={styles['switcher']}
      content={(close) => <ProjectPanel onClose={close} />}
    >
      <span className={styles['switcherName']}>{name}</span>
      <DoubleCaretVerticalIcon size={14} />
    </PopoverButton>
  );
});
