import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ActionBoard, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { openTasks } from './openTasks.ts';
import { useMyTasks } from './useMyTasks.ts';
import styles from './TasksPanel.module.scss';

const SHOWN = 6;

interface TaskItemProps {
  readonly task: BoardAction;
  readonly board: ActionBoard;
}

const TaskItem = observer(function TaskItem({ task, board }: TaskItemProps) {
  const intl = useIntl();
  const { filters } = useStores();
  const { due, kind, column } = task;
  const late = due !== null && due < filters.today;
  return (
    <li className={styles['item']}>
      <Link to={paths.optimizeIndex.href({ action: task.id })}>{actionTitle(intl, task, board)}</Link>
      <p className={styles['about']}>
        <span>{intl.formatMessage({ id: `actions.kind.${kind}` })}</span>
        <span>{intl.formatMessage({ id: `actions.column.${column}` })}</span>
        {due !== null && (
          <span className={late ? styles['late'] : ''}>
            {intl.formatMessage(
              { id: late ? 'actions.card.overdue' : 'actions.card.due' },
              { date: formatDay(intl, due, 'long') },
            )}
          </span>
        )}
      </p>
    </li>
  );
});

/** Open actions assigned to the reader, by due date. */
export const TasksPanel = observer(function TasksPanel() {
  const intl = useIntl();
  const query = useMyTasks();
  const title = intl.formatMessage({ id: 'workplace.tasks' });
  if (isNotOffered(query.error)) return null;
  return (
    <Panel title={title}>
      <LoadPanel framed query={query} what={title} skeleton={<LinesSkeleton />}>
        {(board) => {
          const tasks = openTasks(board.list);
          return tasks.length === 0 ? (
            <p className={styles['none']}>{intl.formatMessage({ id: 'workplace.tasks.none' })}</p>
          ) : (
            <ul className={styles['list']}>
              {tasks.slice(0, SHOWN).map((task) => (
                <TaskItem key={task.id} task={task} board={board} />
              ))}
            </ul>
          );
        }}
      </LoadPanel>
      <Link to={paths.optimizeIndex.href({ who: 'me' })} className={styles['board']}>
        {intl.formatMessage({ id: 'workplace.tasks.board' })}
      </Link>
    </Panel>
  );
});
