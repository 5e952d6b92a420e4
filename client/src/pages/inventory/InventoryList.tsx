import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Inventory, PageRow } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { inventoryColumns } from './inventoryColumns.tsx';
import { inventoryRows } from './inventoryRows.ts';
import { noFilters } from './inventorySearch.ts';
import { pageTitle } from './pageNames.ts';
import type { InventoryModel } from './useInventoryPage.ts';
import styles from './Inventory.module.scss';

interface InventoryListProps {
  readonly page: InventoryModel;
  readonly inventory: Inventory;
  /** Fetches pages again. */
  readonly onRead: (ids: readonly string[]) => void;
}

/** The table of pages, and bulk actions for the ticked rows. */
export const InventoryList = observer(function InventoryList({ page, inventory, onRead }: InventoryListProps) {
  const intl = useIntl();
  const { searchState, updateSearch, drawer } = page;
  const mayEdit = useMayEdit();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const citing = useLatest((row: PageRow) => {
    drawer.open({ url: row.url });
  });
  const columns = useMemo(() => inventoryColumns({ intl, onCiting: citing }), [intl, citing]);
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('inventory', columns);
  const rows = inventoryRows(inventory.list, searchState, inventory.scope.end_time);
  // Removed or filtered rows no longer count as ticked.
  const chosen = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const { q, status, need } = searchState;
  const title = intl.formatMessage({ id: 'inventory.title' });
  return (
    <div className={styles['list']}>
      <div className={styles['toolbar']}>
        <span className={styles['count']} role="status">
          {intl.formatMessage({ id: 'inventory.count' }, { count: rows.length, shown: formatCount(intl, rows.length) })}
        </span>
        <div className={styles['tools']}>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton
            name={title}
            file={() => tableCsv(shown, rows)}
            narrowed={narrowedBy(intl, [
              [intl.formatMessage({ id: 'charts.file.search' }), q],
              [
                intl.formatMessage({ id: 'inventory.column.status' }),
                status && intl.formatMessage({ id: `inventory.status.${status}` }),
              ],
              [
                intl.formatMessage({ id: 'inventory.need' }),
                need && intl.formatMessage({ id: `inventory.need.${need}` }),
              ],
            ])}
          />
        </div>
      </div>
      {/* Mounted from the start: a live region announces only later changes. */}
      <div className={styles['live']} aria-live="polite">
        {mayEdit && chosen.length > 0 && (
          <div className={styles['bulk']}>
            <span>{intl.formatMessage({ id: 'inventory.ticked' }, { count: chosen.length })}</span>
            <Button
              size="small"
              variant="minimal"
              onClick={() => {
                onRead(chosen);
              }}
            >
              {intl.formatMessage({ id: 'inventory.readAgain' })}
            </Button>
            <Button
              size="small"
              variant="minimal"
              onClick={() => {
                void page.remove(chosen);
              }}
            >
              {intl.formatMessage({ id: 'inventory.remove' })}
            </Button>
          </div>
        )}
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
        onRowOpen={({ id }) => {
          updateSearch({ page: id });
        }}
        selection={mayEdit ? { ids: ticked, onChange: setTicked, labelOf: (row) => pageTitle(intl, row) } : undefined}
        widths={widths}
        onWidthsChange={onWidthsChange}
        refreshing={page.inventory.isFetching}
        viewKey={JSON.stringify([searchState.q, searchState.status, searchState.need])}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'inventory.noMatch' })}
            action={
              <Button
                onClick={() => {
                  updateSearch(noFilters);
                }}
              >
                {intl.formatMessage({ id: 'common.reset' })}
              </Button>
            }
          />
        }
      />
    </div>
  );
});
