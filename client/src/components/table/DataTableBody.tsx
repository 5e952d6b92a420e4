import { useMemo } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { memoize } from '#client/lib/memoize.ts';
import type { PlacedColumn } from './columns/useNearColumns.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { isWriting, moveInRow } from './rowControls.ts';
import { revealWhole } from './rows/revealWhole.ts';
import { rowAfterKey } from './rows/rowAfterKey.ts';
import { useTableRows } from './rows/useTableRows.ts';
import type { Ticks } from './rows/useTicks.ts';
import styles from './DataTable.module.scss';

interface DataTableBodyProps<Row extends object, Sort extends string> {
  readonly table: DataTableProps<Row, Sort>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly ticks: Ticks;
  readonly columns: readonly PlacedColumn<Row>[];
}

/** The visible rows with overscan; scrolling renders only this and the new rows. */
export function DataTableBody<Row extends object, Sort extends string>({
  table,
  frame,
  ticks,
  columns,
}: DataTableBodyProps<Row, Sort>) {
  const { rowCount, rowAt, getRowId, rowHref, onRowOpen, selection, sort, viewKey = '' } = table;
  const rows = useTableRows({
    frame,
    rowCount,
    compact: table.compact === true,
    view: [viewKey, sort?.key, sort?.order].join(' '),
    onRangeChange: table.onRangeChange,
    isLoaded: (index) => rowAt(index) !== undefined,
  });

  const hrefOf = useMemo(() => (rowHref === undefined ? () => null : memoize(rowHref)), [rowHref]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    const row = target.closest<HTMLElement>('[data-index]');
    if (row === null || isWriting(target)) return;
    const next = event.altKey ? null : rowAfterKey(key, rows.active, rows.page, rowCount);
    if (next !== null) rows.focusRow(next);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') moveInRow(row, key === 'ArrowRight' ? 1 : -1);
    else if (key === 'Enter' && target === row) row.querySelector<HTMLElement>('[data-row-action]')?.click();
    else if (key === ' ' && target === row) ticks.tick(rows.active, event.shiftKey);
    else return;
    event.preventDefault();
  };

  const handleClick = ({ target, shiftKey }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
    if (Number.isNaN(index)) return;
    if (target.matches('[data-row-tick]')) ticks.tick(index, shiftKey);
    const row = rowAt(index);
    if (row !== undefined && target.closest('[data-row-open]') !== null) onRowOpen?.(row);
  };

  const sizes: CSSProperties & Record<'--app-row', string> = {
    height: rowCount * rows.rowHeight,
    '--app-row': `${rows.rowHeight}px`,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles events of the focused rows
    <div
      role="rowgroup"
      className={styles['rows']}
      style={sizes}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        rows.handleFocus(event);
        revealWhole(event.target);
      }}
      onBlur={rows.handleBlur}
      onMouseOver={(event) => {
        revealWhole(event.target);
      }}
    >
      <div className={styles['lines']}>
        {rows.items.map(({ index, start }) => {
          const row = rowAt(index);
          const id = row === undefined ? null : getRowId(row);
          return (
            <DataTableRow
              key={index}
              index={index}
              start={start - rows.headHeight}
              row={row}
              rowId={id}
              columns={columns}
              href={row === undefined ? null : hrefOf(row)}
              opens={onRowOpen !== undefined}
              ticked={selection === undefined ? null : id !== null && selection.ids.has(id)}
              tickName={row === undefined ? '' : (selection?.labelOf(row) ?? '')}
              held={rows.isHeld(index)}
              tabStop={rows.tabStop}
            />
          );
        })}
      </div>
    </div>
  );
}
