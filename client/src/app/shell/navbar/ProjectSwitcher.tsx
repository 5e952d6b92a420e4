import { DoubleCaretVerticalIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';
import { PopoverButton } from '../PopoverButton.tsx';
import styles from './Navbar.module.scss';

const ProjectPanel = lazy(async () => ({ default: (await import('./ProjectPanel.tsx')).ProjectPanel }));

/** The current project, with a menu to switch. */
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
      content={(close) => (
        <Suspense fallback={<div className={styles['projects']} aria-busy="true" />}>
          <ProjectPanel onClose={close} />
        </Suspense>
      )}
    >
      <span className={styles['switcherName']}>{name}</span>
      <DoubleCaretVerticalIcon size={14} />
    </PopoverButton>
  );
});
