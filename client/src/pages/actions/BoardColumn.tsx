import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ActionColumn, ActionRefs, ActionSelection, BoardAction } from '#client/api/actionSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ActionCard } from './ActionCard.tsx';
import { useDropColumn } from './useBoardDrag.ts';
import styles from './BoardColumn.module.scss';

interface BoardColumnProps {
  readonly column: ActionColumn;
  readonly actions: readonly BoardAction[];
  readonly refs: ActionRefs;
  /** The column that a narrow screen shows. */
  readonly current: boolean;
  /** Filters are active: an empty column then shows no hint on what to do. */
  readonly narrowed: boolean;
  readonly onOpen: (action: BoardAction) => void;
  readonly onAnswers: (selection: ActionSelection) => void;
  readonly onMove: (action: BoardAction, column: ActionColumn, keepFocus: boolean) => void;
  /** A card of any column was dropped here. */
  readonly onDropped: (id: string) => void;
}

/** One column of the board. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, actions, refs, current, narrowed, onOpen, onAnswers, onMove, onDropped } = props;
  const intl = useIntl();
  const titleId = useId();
  const { ref, over } = useDropColumn(column, onDropped);
  const empty = narrowed ? 'actions.noMatch' : (`actions.column.empty.${column}` as const);
  return (
    <section
      ref={ref}
      className={[styles['column'], current && styles['current'], over && styles['over']].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      data-board-column={column}
    >
      <h2 id={titleId} className={styles['title']}>
        {intl.formatMessage({ id: `actions.column.${column}` })}{' '}
        <span className={styles['count']}>{formatCount(intl, actions.length)}</span>
      </h2>
      {actions.length === 0 ? (
        <p className={styles['empty']}>{intl.formatMessage({ id: empty })}</p>
      ) : (
        <ul className={styles['cards']}>
          {actions.map((action) => (
            <ActionCard
              key={action.id}
              action={action}
              refs={refs}
              onOpen={() => {
                onOpen(action);
              }}
              onAnswers={onAnswers}
              onMove={(target, keepFocus) => {
                onMove(action, target, keepFocus);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
