import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ActionColumn, ActionRefs, ActionSelection, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ActionFigureRow } from './ActionFigureRow.tsx';
import { columns } from './actionSearch.ts';
import { assigneeName } from './assigneeName.ts';
import { walkBoard } from './boardFocus.ts';
import { evidenceText } from './evidenceText.ts';
import { KindTag } from './KindTag.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { useDraggableCard } from './useBoardDrag.ts';
import styles from './ActionCard.module.scss';

interface ActionCardProps {
  readonly action: BoardAction;
  readonly refs: ActionRefs;
  readonly onOpen: () => void;
  readonly onAnswers: (selection: ActionSelection) => void;
  /** @param keepFocus moved by keyboard: the focus follows the card */
  readonly onMove: (column: ActionColumn, keepFocus: boolean) => void;
}

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The assignee and the due date. */
const Work = observer(function Work({ action, refs }: Pick<ActionCardProps, 'action' | 'refs'>) {
  const intl = useIntl();
  const { filters } = useStores();
  const { due, column, reason, assignee_id: assignee } = action;
  const isThisYear = due?.slice(0, 4) === filters.today.slice(0, 4);
  const overdue = due !== null && due < filters.today && (column === 'todo' || column === 'doing');
  return (
    <>
      {assignee !== null && <span className={styles['who']}>{assigneeName(intl, refs, assignee)}</span>}
      {due !== null && (
        <span className={overdue ? styles['overdue'] : ''}>
          {intl.formatMessage(
            { id: overdue ? 'actions.card.overdue' : 'actions.card.due' },
            { date: formatDay(intl, due, isThisYear ? 'short' : 'long') },
          )}
        </span>
      )}
      {reason !== null && <span className={styles['reason']}>{reason}</span>}
    </>
  );
});

/** An action: what to do, its main figure, its evidence, assignee and due date. */
export const ActionCard = observer(function ActionCard({ action, refs, onOpen, onAnswers, onMove }: ActionCardProps) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const { ref, dragging } = useDraggableCard(action.id, mayEdit);
  const { kind, effort, demand, gone, selection, column, figures, rule } = action;
  const title = actionTitle(intl, action, refs);
  const evidence = evidenceText(intl, action);
  const [figure] = figures;
  return (
    <li ref={ref} className={`${styles['card'] ?? ''} ${dragging ? (styles['dragging'] ?? '') : ''}`}>
      <div className={styles['head']}>
        <KindTag kind={kind} />
        {gone && (
          <span className={styles['gone']} title={intl.formatMessage({ id: 'actions.gone.about' })}>
            {intl.formatMessage({ id: 'actions.gone' })}
          </span>
        )}
        <MayEdit>
          <span className={styles['move']}>
            <MoveMenu
              title={title}
              column={column}
              onMove={(target) => {
                onMove(target, true);
              }}
            />
          </span>
        </MayEdit>
      </div>
      <button
        type="button"
        className={styles['title']}
        data-card={action.id}
        aria-label={intl.formatMessage({ id: 'actions.card.open' }, { title })}
        aria-keyshortcuts={mayEdit ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
        title={title}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (!ARROWS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (!event.shiftKey) {
            walkBoard(event.currentTarget, event.key);
            return;
          }
          if (!mayEdit) return;
          const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
          const target = columns[columns.indexOf(column) + step];
          if (step !== 0 && target !== undefined) onMove(target, true);
        }}
      >
        {title}
      </button>
      {figure !== undefined && <ActionFigureRow figure={figure} refs={refs} onOpen={onAnswers} />}
      <div className={styles['foot']}>
        {rule !== 'own' && (
          <button
            type="button"
            className={styles['evidence']}
            aria-label={intl.formatMessage({ id: 'actions.evidence.open' }, { evidence, title })}
            onClick={() => {
              if (selection === null) onOpen();
              else onAnswers(selection);
            }}
          >
            {evidence}
          </button>
        )}
        {demand !== null && <DemandBars demand={{ band: demand, source: '' }} />}
        <span>{intl.formatMessage({ id: `actions.effort.${effort}` })}</span>
        <Work action={action} refs={refs} />
      </div>
    </li>
  );
});
