import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ActionBoard } from '../../../api/actionSchemas.ts';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { formatDay } from '../../../components/figures/formats.ts';
import { VisuallyHidden } from '../../../components/figures/VisuallyHidden.tsx';
import { CsvButton } from '../../../components/table/CsvButton.tsx';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import styles from './ActionBoardPage.module.scss';
import { ActionFilters } from './ActionFilters.tsx';
import { columns } from './actionSearch.ts';
import { actionsCsv } from './actionsCsv.ts';
import { Board } from './Board.tsx';
import { boardColumns } from './boardColumns.ts';
import { KeysHint } from './KeysHint.tsx';
import { useActionBoard } from './useActionBoard.ts';

// Fetched when somebody opens an action, or writes one down.
const OpenAction = lazy(async () => ({ default: (await import('./OpenAction.tsx')).OpenAction }));
const NewActionDialog = lazy(async () => ({ default: (await import('./NewActionDialog.tsx')).NewActionDialog }));

/** Which days the rules look at; without answers, why they say nothing. */
function WindowLine({ window }: Pick<ActionBoard, 'window'>) {
  const intl = useIntl();
  const day = (date: string): string => formatDay(intl, date, 'long');
  return (
    <p className={styles['window']}>
      {window === null
        ? intl.formatMessage({ id: 'actions.noAnswers' })
        : intl.formatMessage(
            { id: 'actions.window' },
            {
              start: day(window.start_time),
              end: day(window.end_time),
              previousStart: day(window.previous_start_time),
              previousEnd: day(window.previous_end_time),
            },
          )}
    </p>
  );
}

/** The action board: what the analysis finds to do, and what the team makes of it. */
export const ActionBoardPage = observer(function ActionBoardPage() {
  const intl = useIntl();
  const model = useActionBoard();
  const { place, board, drawer, move, query, changes, projectId } = model;
  const title = intl.formatMessage({ id: 'actions.title' });
  const { data } = board;
  // One thing over the page at a time: closing the answers brings the action back.
  const free = drawer.selection === null;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>{title}</h1>
        <div className={styles['verbs']}>
          <KeysHint />
          {data !== undefined && (
            <CsvButton
              name={intl.formatMessage({ id: 'actions.csv' })}
              file={() => {
                const shown = boardColumns(intl, data, place);
                return actionsCsv(
                  intl,
                  data,
                  columns.flatMap((column) => shown[column]),
                );
              }}
            />
          )}
          <Button
            intent="primary"
            icon={<AddIcon />}
            onClick={() => {
              move({ adding: true });
            }}
          >
            {intl.formatMessage({ id: 'actions.add' })}
          </Button>
        </div>
      </header>
      <ActionFilters place={place} members={data?.members ?? []} onMove={move} />
      <VisuallyHidden>
        <span role="status">{changes.said}</span>
      </VisuallyHidden>
      <LoadPanel query={board} what={title} skeleton={<div className={styles['skeleton']} />}>
        {(loaded) => (
          <>
            <WindowLine window={loaded.window} />
            {loaded.window !== null && loaded.list.length === 0 && (
              <p className={styles['window']}>{intl.formatMessage({ id: 'actions.nothing' })}</p>
            )}
            <Board board={loaded} model={model} />
            <Suspense fallback={null}>
              {free && place.action !== '' && <OpenAction key={projectId} board={loaded} model={model} />}
              {free && place.adding && place.action === '' && (
                <NewActionDialog
                  key={projectId}
                  members={loaded.members}
                  model={model}
                  onClose={() => {
                    move({ adding: false });
                  }}
                />
              )}
            </Suspense>
          </>
        )}
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={query} />
    </div>
  );
});
