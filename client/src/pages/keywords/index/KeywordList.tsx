import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordRow, KeywordTable } from '../../../api/keywordSchemas.ts';
import { intentSchema } from '../../../api/promptSchemas.ts';
import { ChoiceSelect } from '../../../components/filters/ChoiceSelect.tsx';
import { ResetButton } from '../../../components/filters/ResetButton.tsx';
import { SearchBox } from '../../../components/filters/SearchBox.tsx';
import { ColumnPicker } from '../../../components/table/ColumnPicker.tsx';
import { CsvButton } from '../../../components/table/CsvButton.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { tableCsv } from '../../../components/table/tableCsv.ts';
import { useColumnChoice } from '../../../components/table/useColumnChoice.ts';
import { useLatest } from '../../../components/ui/useLatest.ts';
import { intentText } from '../intentText.ts';
import { KeywordBulkBar } from './KeywordBulkBar.tsx';
import { keywordColumns } from './keywordColumns.tsx';
import { keywordRows } from './keywordRows.ts';
import { isNarrowed, noNarrowing, trackedStates } from './keywordSearch.ts';
import styles from './KeywordsPage.module.scss';
import { NoKeywords } from './NoKeywords.tsx';
import type { KeywordsPageModel } from './useKeywordsPage.ts';

interface KeywordListProps {
  readonly page: KeywordsPageModel;
  readonly table: KeywordTable;
  readonly onEdit: (keyword: KeywordRow) => void;
}

/** The columns with what their buttons do. */
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
  return { columns, ...useColumnChoice('keywords', columns) };
}

/** What narrows the list; every control navigates, so that the address always says what is shown. */
function Narrowing({ page }: Pick<KeywordListProps, 'page'>) {
  const intl = useIntl();
  const { place, move } = page;
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'keywords.search' })}
        value={place.q}
        onChange={(q) => {
          move({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'keywords.column.intent' })}
        options={intentSchema.options}
        labelOf={(intent) => intentText(intl, intent)}
        value={place.intent}
        onChange={(intent) => {
          move({ intent });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'keywords.column.tracked' })}
        options={trackedStates}
        labelOf={(state) => intl.formatMessage({ id: `keywords.state.${state}` })}
        value={place.state}
        onChange={(state) => {
          move({ state });
        }}
      />
      {isNarrowed(place) && (
        <ResetButton
          onReset={() => {
            move(noNarrowing);
          }}
        />
      )}
    </>
  );
}

/** What narrows, the table, and what can be done with the rows that are ticked. */
export function KeywordList(props: KeywordListProps) {
  const { page, table } = props;
  const intl = useIntl();
  const { place, move, selection, report } = page;
  const { columns, shown, choice, widths, onWidthsChange } = useKeywordColumns(props);
  const rows = keywordRows(table.list, place);
  const title = intl.formatMessage({ id: 'keywords.title' });
  const ticked = table.list.filter(({ id }) => selection.ids.has(id));
  return (
    <div className={styles['list']}>
      <div className={styles['toolbar']}>
        <Narrowing page={page} />
        <span className={styles['count']}>
          <FormattedMessage id="keywords.count" values={{ count: rows.length }} />
        </span>
        <div className={styles['tools']}>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton name={title} file={() => tableCsv(shown, rows)} />
        </div>
      </div>
      {table.list.some(({ origin }) => origin === 'suggested') && (
        <p className={styles['note']}>
          <FormattedMessage id="keywords.suggested.why" />
        </p>
      )}
      {/* There from the start: what appears in it is said. */}
      <div className={styles['live']} aria-live="polite">
        {ticked.length > 0 && <KeywordBulkBar page={page} ticked={ticked} />}
      </div>
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        sort={place.sort}
        onSort={(key, order) => {
          move({ sort: { key, order } });
        }}
        selection={{ ids: selection.ids, onChange: selection.setIds, labelOf: ({ label }) => label }}
        widths={widths}
        onWidthsChange={onWidthsChange}
        refreshing={report.isFetching}
        viewKey={JSON.stringify([place.q, place.intent, place.state])}
        empty={<NoKeywords page={page} narrowed={table.list.length > 0} />}
      />
    </div>
  );
}
