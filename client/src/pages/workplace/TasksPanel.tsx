import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '../../components/figures/Panel.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './TasksPanel.module.scss';

/** What the reader was given to do. */
export function TasksPanel() {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage({ id: 'workplace.tasks' })}>
      <p className={styles['none']}>{intl.formatMessage({ id: 'workplace.tasks.none' })}</p>
      <Link to={paths.optimizeIndex.href()} className={styles['board']}>
        {intl.formatMessage({ id: 'workplace.tasks.board' })}
      </Link>
    </Panel>
  );
}
