import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { PromptDetailsSearch } from '../promptDetailsSearch.ts';
import type { MoveOnPage } from '../usePromptDetails.ts';
import type { ListColumn } from './ListColumn.ts';
import { listRows } from './listRows.ts';
import styles from './ListTable.module.scss';

interface ListTableProps<Row> {
  /** Key under which the reader's choice of columns is stored. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Name of the exported file, without extension. */
  readonly fileName: string;
  /** Must be referentially stable between renders. */
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** The text that the search matches. */
  readonly textOf: (row: Row) => string;
  readonly searchLabel: string;
  readonly searchState: PromptDetailsSearch;
  readonly updateSearch: MoveOnPage;
}

/** A table over a complete list: search, sorting, column choice, export. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { id, title, subtitle, fileName, columns, rows, getRowId, textOf, searchLabel, searchState, updateSearch } =
    props;
  const intl = useIntl();
  // The table component expects sort keys of the server; here every column with values is sortable.
  const sortable = useMemo(
    () => columns.map((column) => (column.sortValue === undefined ? column : { ...column, sortKey: column.id })),
    [columns],
  );
  const { shown, choice, widths, onWidthsChange } = useColumnChoice(id, sortable);
  const found = listRows(rows, columns, textOf, searchState);
  return (
    <Panel
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <ColumnPicker columns={sortable} choice={choice} />
          <CsvButton
            name={fileName}
            file={() => tableCsv(shown, found)}
            narrowed={narrowedBy(intl, [[intl.formatMessage({ id: 'charts.file.search' }), searchState.q]])}
          />
        </>
      }
    >
      <div className={styles['tools']}>
        <SearchBox
          label={searchLabel}
          value={searchState.q}
          onChange={(q) => {
            updateSearch({ q }, { replace: true });
          }}
        />
      </div>
      <DataTable
        label={title}
        columns={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        getRowId={getRowId}
        sort={searchState.sort}
        onSort={(key, order) => {
          updateSearch({ sort: { key, order } });
        }}
        widths={widths}
        onWidthsChange={onWidthsChange}
        viewKey={searchState.q}
        empty={<EmptyState title={intl.formatMessage({ id: 'promptDetails.noMatch' })} />}
      />
    </Panel>
  );
}
