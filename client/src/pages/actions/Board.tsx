import { Button, ButtonGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActionBoard, ActionColumn, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { columns, isNarrowed } from './actionSearch.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { boardColumns } from './boardColumns.ts';
import { focusCard } from './boardFocus.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ActionBoardModel } from './useActionBoard.ts';
import styles from './Board.module.scss';

interface BoardProps {
  readonly board: ActionBoard;
  readonly model: ActionBoardModel;
}

/** The four columns; a narrow screen shows one at a time. */
export function Board({ board, model }: BoardProps) {
  const intl = useIntl();
  const { searchState, updateSearch, changes, drawer } = model;
  const ref = useRef<HTMLDivElement>(null);
  const [dismissing, setDismissing] = useState<BoardAction | null>(null);
  /** The card that keeps the focus when it moves to another column. */
  const follow = useRef<string | null>(null);
  const shown = boardColumns(intl, board, searchState);

  useEffect(() => {
    const id = follow.current;
    follow.current = null;
    if (id !== null) focusCard(ref.current, id);
  }, [board]);

  const moveTo = (action: BoardAction, column: ActionColumn, keepFocus: boolean): void => {
    if (action.column === column) return;
    if (column === 'dismissed') {
      setDismissing(action);
      return;
    }
    if (keepFocus) follow.current = action.id;
    void changes.moveTo(action, actionTitle(intl, action, board), column);
  };
  return (
    <>
      <ButtonGroup
        className={styles['tabs'] ?? ''}
        role="group"
        aria-label={intl.formatMessage({ id: 'actions.columns' })}
      >
        {columns.map((column) => (
          <Button
            key={column}
            active={searchState.col === column}
            aria-pressed={searchState.col === column}
            onClick={() => {
              updateSearch({ col: column }, { replace: true });
            }}
          >
            {intl.formatMessage({ id: `actions.column.${column}` })} {formatCount(intl, shown[column].length)}
          </Button>
        ))}
      </ButtonGroup>
      <div ref={ref} className={styles['board']}>
        {columns.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            actions={shown[column]}
            refs={board}
            current={searchState.col === column}
            narrowed={isNarrowed(searchState)}
            onOpen={({ id }) => {
              updateSearch({ action: id });
            }}
            onAnswers={drawer.open}
            onMove={moveTo}
            onDropped={(id) => {
              const dropped = board.list.find((action) => action.id === id);
              if (dropped) moveTo(dropped, column, false);
            }}
          />
        ))}
      </div>
      {dismissing !== null && (
        <ReasonDialog
          draftName={`action.reason.${model.projectId ?? ''}.${dismissing.id}`}
          title={actionTitle(intl, dismissing, board)}
          onConfirm={(reason) => changes.moveTo(dismissing, actionTitle(intl, dismissing, board), 'dismissed', reason)}
          onClose={() => {
            follow.current = dismissing.id;
            setDismissing(null);
          }}
        />
      )}
    </>
  );
}
