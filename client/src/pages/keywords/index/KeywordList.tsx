import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordRow, KeywordTable } from '#client/api/keywordSchemas.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { intentText } from '../intentText.ts';
import { KeywordBulkBar } from './KeywordBulkBar.tsx';
import { keywordColumns } from './keywordColumns.tsx';
import { keywordRows } from './keywordRows.ts';
import { NoKeywords } from './NoKeywords.tsx';
import type { KeywordsPageModel } from './useKeywordsPage.ts';
import styles from './KeywordsPage.module.scss';

interface KeywordListProps {
  readonly page: KeywordsPageModel;
  readonly table: KeywordTable;
  readonly onEdit: (keyword: KeywordRow) => void;
}

/** The columns with the row actions. */
function useKeywordColumns({ page, table, onEdit }: KeywordListProps) {
  const intl = useIntl();
  const { changes, drawer } = page;
  const { brands } = table;
  const edit = useLatest(onEdit);
  const open = useLatest(drawer.open);
  const keep = useLatest(({ label }: KeywordRow) => {
    void changes.attempt(intl.formatMessage({ id: 'keywords.row.keep' }, { name: label }), () => changes.keep(label));
  });
  const remove = useLatest(({ id, label }: KeywordRow) => {
    void changes.attempt(intl.formatMessage({ id: 'keywords.row.delete' }, { name: label }), () =>
      changes.remove([id]),
    );
  });
  const columns = useMemo(
    () => keywordColumns({ intl, brands, onOpen: open, onEdit: edit, onKeep: keep, onRemove: remove }),
    [intl, brands, open, edit, keep, remove],
  );
  const first = useEmptyColumns(columns, { list: table.list, sortedBy: page.searchState.sort?.key ?? null });
  return { ...first, ...useColumnChoice('keywords', first.columns) };
}

/** The table, and bulk actions for the ticked rows. */
export const KeywordList = observer(function KeywordList(props: KeywordListProps) {
  const { page, table } = props;
  const intl = useIntl();
  const { searchState, updateSearch, selection, report } = page;
  const mayEdit = useMayEdit();
  const { columns, hidden, shown, choice, widths, onWidthsChange } = useKeywordColumns(props);
  const rows = keywordRows(table.list, searchState);
  const { q, intent, state } = searchState;
  const title = intl.formatMessage({ id: 'keywords.title' });
  const ticked = table.list.filter(({ id }) => selection.ids.has(id));
  return (
    <div className={styles['list']}>
      <div className={styles['toolbar']}>
        <span className={styles['count']} role="status">
          <FormattedMessage id="keywords.count" values={{ count: rows.length }} />
        </span>
        <div className={styles['tools']}>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton
            name={title}
            file={() => tableCsv(shown, rows)}
            narrowed={narrowedBy(intl, [
              [intl.formatMessage({ id: 'charts.file.search' }), q],
              [intl.formatMessage({ id: 'keywords.column.intent' }), intent && intentText(intl, intent)],
              [
                intl.formatMessage({ id: 'keywords.column.tracked' }),
                state && intl.formatMessage({ id: `keywords.state.${state}` }),
              ],
            ])}
          />
        </div>
      </div>
      {table.list.some(({ origin }) => origin === 'suggested') && (
        <p className={styles['note']}>
          <FormattedMessage id="keywords.suggested.why" />
        </p>
      )}
      {/* Mounted from the start: a live region announces only later changes. */}
      <div className={styles['live']} aria-live="polite">
        {mayEdit && ticked.length > 0 && <KeywordBulkBar page={page} ticked={ticked} />}
      </div>
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        sort={searchState.sort}
        onSort={(key, order) => {
          updateSearch({ sort: { key, order } });
        }}
        selection={
          mayEdit ? { ids: selection.ids, onChange: selection.setIds, labelOf: ({ label }) => label } : undefined
        }
        widths={widths}
        onWidthsChange={onWidthsChange}
        refreshing={report.isFetching}
        viewKey={JSON.stringify([searchState.q, searchState.intent, searchState.state])}
        empty={<NoKeywords page={page} narrowed={table.list.length > 0} />}
      />
      <EmptyColumnsNote hidden={hidden} choice={choice} />
    </div>
  );
});
