import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ManagedPrompt, ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import { tagRefs } from '#client/api/namedRefSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { nameOf } from '#client/components/filters/describeFilters.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { promptColumns } from './promptColumns.tsx';
import { noFilters } from './promptSearch.ts';
import type { PromptSearch } from './promptSearch.ts';
import type { PromptPageModel } from './usePromptPage.ts';
import styles from './PromptPage.module.scss';

interface PromptListProps {
  readonly page: PromptPageModel;
  readonly list: ManagedPromptList;
  readonly onEdit: (prompt: ManagedPrompt) => void;
}

/** The columns with the row actions. */
function usePromptColumns({ page, list, onEdit }: PromptListProps) {
  const intl = useIntl();
  const { changes } = page;
  const { topics } = list;
  const mayEdit = useMayEdit();
  const edit = useLatest(onEdit);
  const pause = useLatest((prompt: ManagedPrompt) => {
    const id = prompt.paused ? 'prompt.row.resume' : 'prompt.row.pause';
    void changes.attempt(intl.formatMessage({ id }, { name: prompt.text }), () =>
      changes.setPaused([prompt.id], !prompt.paused),
    );
  });
  const remove = useLatest((prompt: ManagedPrompt) => {
    void changes.attempt(intl.formatMessage({ id: 'prompt.row.delete' }, { name: prompt.text }), () =>
      changes.removeWithUndo([prompt.id], [prompt.text]),
    );
  });
  const columns = useMemo(
    () => promptColumns(intl, topics, mayEdit ? { onEdit: edit, onPause: pause, onRemove: remove } : null),
    [intl, topics, mayEdit, edit, pause, remove],
  );
  const first = useEmptyColumns(columns, {
    list: list.total < list.counts.all ? undefined : list.list,
    sortedBy: page.searchState.sort?.key ?? null,
  });
  return { ...first, ...useColumnChoice('prompt', first.columns) };
}

/** Filters of the list in words, for its file. */
function narrowing(intl: IntlShape, searchState: PromptSearch, list: ManagedPromptList): readonly string[] {
  const { q, topic, tag, branded, state } = searchState;
  return narrowedBy(intl, [
    [intl.formatMessage({ id: 'charts.file.search' }), q],
    [intl.formatMessage({ id: 'prompt.column.topic' }), topic && nameOf(list.topics, topic)],
    [intl.formatMessage({ id: 'prompt.column.tags' }), tag && nameOf(tagRefs(list), tag)],
    [
      intl.formatMessage({ id: 'filters.branded' }),
      branded && intl.formatMessage({ id: `filters.branded.${branded}` }),
    ],
    [intl.formatMessage({ id: 'prompt.state' }), state && intl.formatMessage({ id: `prompt.state.${state}` })],
  ]);
}

/** The table, with the actions for selected rows. */
export const PromptList = observer(function PromptList(props: PromptListProps) {
  const { page, list } = props;
  const intl = useIntl();
  const { searchState, updateSearch, paged, selection } = page;
  const mayEdit = useMayEdit();
  const { columns, hidden, shown, choice, widths, onWidthsChange } = usePromptColumns(props);
  return (
    <div className={styles['list']}>
      <div className={styles['toolbar']}>
        <span className={styles['found']} role="status">
          {intl.formatMessage(
            { id: 'prompt.found' },
            { count: paged.rowCount, shown: formatCount(intl, paged.rowCount) },
          )}
        </span>
        <div className={styles['tools']}>
          <ColumnPicker columns={columns} choice={choice} />
          <ExportButton columns={shown} narrowed={narrowing(intl, searchState, list)} loadAll={page.loadAll} />
        </div>
      </div>
      {/* Mounted from the start: a live region announces only later changes. */}
      <div className={styles['live']} aria-live="polite">
        {mayEdit && selection.ids.size > 0 && <BulkBar page={page} list={list} />}
      </div>
      <DataTable
        label={intl.formatMessage({ id: 'prompt.title' })}
        columns={shown}
        rowCount={paged.rowCount}
        rowAt={paged.rowAt}
        getRowId={({ id }) => id}
        onRangeChange={paged.handleRange}
        sort={searchState.sort}
        onSort={(key, order) => {
          updateSearch({ sort: { key, order } });
        }}
        rowHref={({ id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
        selection={
          mayEdit ? { ids: selection.ids, onChange: selection.setIds, labelOf: ({ text }) => text } : undefined
        }
        widths={widths}
        onWidthsChange={onWidthsChange}
        refreshing={paged.query.isFetching}
        viewKey={paged.list}
        empty={
          <EmptyState
            title={<FormattedMessage id="prompt.noMatch" />}
            action={
              <Button
                onClick={() => {
                  updateSearch(noFilters);
                }}
              >
                <FormattedMessage id="filters.empty.reset" />
              </Button>
            }
          />
        }
      />
      <EmptyColumnsNote hidden={hidden} choice={choice} />
    </div>
  );
});
