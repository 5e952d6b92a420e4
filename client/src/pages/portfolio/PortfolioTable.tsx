import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useNow } from '#client/hooks/useNow.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { projectChosen } from '#client/lib/projectChoice.ts';
import { useStores } from '#client/stores/useStores.ts';
import { portfolioColumns, portfolioFileColumns } from './portfolioColumns.tsx';
import type { PortfolioSearch } from './portfolioSearch.ts';
import { rowAddress } from './rowAddress.ts';
import styles from './PortfolioPage.module.scss';

interface PortfolioTableProps {
  /** Sorted and filtered. */
  readonly rows: readonly PortfolioRow[];
  readonly searchState: PortfolioSearch;
  readonly onMove: SearchUpdate<PortfolioSearch>;
  /** There are no projects at all. */
  readonly isEmpty: boolean;
  /** Ids of the ticked projects; null where no bulk action is allowed. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** The projects as a table. */
export const PortfolioTable = observer(function PortfolioTable(table: PortfolioTableProps) {
  const { rows, searchState, onMove, isEmpty, chosen, onChoose } = table;
  const intl = useIntl();
  const navigate = useNavigate();
  const { filters } = useStores();
  const now = useNow();
  const open = useLatest((row: PortfolioRow) => {
    const ownId = row.report?.own_brand_id ?? null;
    const selection = ownId === null ? null : measureSelection('visibility', ownId);
    filters.reset();
    void navigate(rowAddress(row, filters.defaults, selection), { state: projectChosen });
  });
  const columns = useMemo(() => portfolioColumns({ intl, now, onOpen: open }), [intl, now, open]);
  const isNarrowed = searchState.q !== '' || searchState.group !== '';
  const first = useEmptyColumns(columns, { list: isNarrowed ? undefined : rows, sortedBy: searchState.sort.key });
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('portfolio', first.columns);
  const title = intl.formatMessage({ id: 'menu.portfolio' });
  const counting = rows.filter(({ state }) => state === 'counting').length;
  return (
    <>
      <div className={styles['tools']}>
        {searchState.sort.key !== 'attention' && (
          <Button
            size="small"
            variant="minimal"
            onClick={() => {
              onMove({ sort: { key: 'attention', order: 'asc' } });
            }}
          >
            {intl.formatMessage({ id: 'portfolio.worstFirst' })}
          </Button>
        )}
        <div className={styles['end']}>
          <span className={styles['count']} role="status">
            {intl.formatMessage({ id: 'portfolio.count' }, { count: rows.length, counting })}
          </span>
          <ColumnPicker columns={first.columns} choice={choice} />
          <CsvButton
            name={title}
            file={() => tableCsv([...shown, ...portfolioFileColumns(intl)], rows)}
            of={{ allProjects: true, time_zone: machineZone() }}
            narrowed={narrowedBy(intl, [
              [intl.formatMessage({ id: 'charts.file.search' }), searchState.q],
              [intl.formatMessage({ id: 'portfolio.column.group' }), searchState.group],
            ])}
          />
        </div>
      </div>
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        sort={searchState.sort}
        onSort={(key, order) => {
          onMove({ sort: { key, order } });
        }}
        {...(chosen === null
          ? {}
          : { selection: { ids: chosen, onChange: onChoose, labelOf: ({ name }: PortfolioRow) => name } })}
        widths={widths}
        onWidthsChange={onWidthsChange}
        viewKey={`${searchState.days} ${searchState.group} ${searchState.q}`}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: isEmpty ? 'portfolio.none' : 'portfolio.noMatch' })}
            {...(isEmpty
              ? {}
              : {
                  action: (
                    <Button
                      onClick={() => {
                        onMove({ q: '', group: '' });
                      }}
                    >
                      {intl.formatMessage({ id: 'portfolio.showAll' })}
                    </Button>
                  ),
                })}
          />
        }
      />
      <EmptyColumnsNote hidden={first.hidden} choice={choice} />
    </>
  );
});
