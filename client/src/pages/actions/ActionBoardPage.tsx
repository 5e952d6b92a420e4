import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ActionBoard } from '#client/api/actionSchemas.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { DomainNotSet } from '#client/components/figures/DomainNotSet.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { PrintHead } from '#client/components/filters/PrintHead.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { machineZone } from '#client/lib/machineZone.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { ActionFilters } from './ActionFilters.tsx';
import { actionsCsv } from './actionsCsv.ts';
import { columns } from './actionSearch.ts';
import { assigneeName } from './assigneeName.ts';
import { Board } from './Board.tsx';
import { boardColumns, whoOf } from './boardColumns.ts';
import { KeysHint } from './KeysHint.tsx';
import { useActionBoard } from './useActionBoard.ts';
import styles from './ActionBoardPage.module.scss';

// Loaded when somebody opens or adds an action.
const OpenAction = lazy(async () => ({ default: (await import('./OpenAction.tsx')).OpenAction }));
const NewActionDialog = lazy(async () => ({ default: (await import('./NewActionDialog.tsx')).NewActionDialog }));

/** The dates of the rules' window; without answers, why there is none. */
function WindowLine({ window }: Pick<ActionBoard, 'window'>) {
  const intl = useIntl();
  return (
    <p className={styles['window']}>
      {window === null
        ? intl.formatMessage({ id: 'actions.noAnswers' })
        : intl.formatMessage(
            { id: 'actions.window' },
            {
              days: formatDays(intl, window.start_time, window.end_time, 'long'),
              previous: formatDays(intl, window.previous_start_time, window.previous_end_time, 'long'),
            },
          )}
    </p>
  );
}

/** Rules about citations of own pages cannot find anything without an own domain; the board says so. */
function NoOwnDomain({ brands }: Pick<ActionBoard, 'brands'>) {
  const own = brands.find((brand) => brand.own);
  if (own?.no_domain !== true) return null;
  return (
    <p className={styles['window']}>
      <DomainNotSet brand={own} />
    </p>
  );
}

/** The action board: actions that the analysis proposes, and the team's work on them. */
export const ActionBoardPage = observer(function ActionBoardPage() {
  const intl = useIntl();
  const model = useActionBoard();
  const { searchState, board, drawer, updateSearch, query, changes, projectId } = model;
  const { q, kind, who } = searchState;
  const title = intl.formatMessage({ id: 'actions.title' });
  const mayEdit = useMayEdit();
  const { data } = board;
  // One overlay at a time: closing the answers shows the action again.
  const free = drawer.selection === null;
  return (
    <div className={styles['page']}>
      <PrintHead title="" />
      <header className={styles['header']}>
        <h1>{title}</h1>
        <div className={styles['verbs']}>
          {mayEdit && <KeysHint />}
          {data !== undefined && (
            <CsvButton
              name={intl.formatMessage({ id: 'actions.csv' })}
              file={() => {
                const shown = boardColumns(intl, data, searchState);
                return actionsCsv(
                  intl,
                  data,
                  columns.flatMap((column) => shown[column]),
                );
              }}
              of={{ ...data.window, time_zone: machineZone() }}
              narrowed={narrowedBy(intl, [
                [intl.formatMessage({ id: 'charts.file.search' }), q],
                [
                  intl.formatMessage({ id: 'actions.filter.kind' }),
                  kind && intl.formatMessage({ id: `actions.kind.${kind}` }),
                ],
                [
                  intl.formatMessage({ id: 'actions.filter.assignee' }),
                  who === '' ? null : assigneeName(intl, data, whoOf(data, who)),
                ],
              ])}
            />
          )}
          {mayEdit && (
            <Button
              intent="primary"
              icon={<AddIcon />}
              onClick={() => {
                updateSearch({ adding: true });
              }}
            >
              {intl.formatMessage({ id: 'actions.add' })}
            </Button>
          )}
        </div>
      </header>
      <ActionFilters searchState={searchState} members={data?.members ?? []} onMove={updateSearch} />
      <VisuallyHidden>
        <span role="status">{changes.said}</span>
      </VisuallyHidden>
      <LoadPanel query={board} what={title} skeleton={<div className={styles['skeleton']} />}>
        {(loaded) => (
          <>
            <WindowLine window={loaded.window} />
            <NoOwnDomain brands={loaded.brands} />
            {loaded.window !== null && loaded.list.length === 0 && (
              <p className={styles['window']}>{intl.formatMessage({ id: 'actions.nothing' })}</p>
            )}
            <Board board={loaded} model={model} />
            <Suspense fallback={null}>
              {free && searchState.action !== '' && <OpenAction key={projectId} board={loaded} model={model} />}
              {mayEdit && free && searchState.adding && searchState.action === '' && (
                <NewActionDialog
                  key={projectId}
                  members={loaded.members}
                  model={model}
                  onClose={() => {
                    updateSearch({ adding: false });
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
