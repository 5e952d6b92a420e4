import { useId, useRef } from 'react';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { usePrinting } from '#client/hooks/usePrinting.ts';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import { useNearColumns } from './columns/useNearColumns.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { PaperTable } from './PaperTable.tsx';
import { useTicks } from './rows/useTicks.ts';
import { useScrolledMark } from './useScrolledMark.ts';
import { useTableHead } from './useTableHead.ts';
import styles from './DataTable.module.scss';

/**
 * The table component of all lists. Virtualized: only visible rows are in the DOM, with sticky header and first column. Rows are one tab
 * stop; arrow keys move between rows and into a row's controls.
 * Uses grid roles, not a table element: rows take the focus and are selectable, which tables do not support; virtual rows are positioned
 * absolutely; and some browsers drop table semantics with such a layout. `aria-rowindex` gives the index of a row among all rows.
 */
export function DataTable<Row extends object, Sort extends string = string>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rowCount, refreshing, compact, selection, empty, className } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { start, end } = useScrolledMark(frame);
  const near = useNearColumns(frame, columns);
  const howToId = useId();
  const { sorted, toggleSort, layout, draw } = useTableHead(props);
  const ticks = useTicks(props);
  const printing = usePrinting() && rowCount > 0;
  const sizes: CSSProperties & Record<'--app-table-columns', string> = {
    '--app-table-columns': layout.template,
    minWidth: layout.minWidth,
  };
  const look = [
    styles['frame'],
    compact === true && styles['compact'],
    selection !== undefined && styles['ticks'],
    printing && styles['replaced'],
  ];
  return (
    <>
      {printing && <PaperTable {...props} />}
      <div ref={frame} className={[...look, className].filter(Boolean).join(' ')}>
        {/* Before the rows: after them, its one pixel would give every short table a scrollbar. */}
        <VisuallyHidden>
          <span id={howToId}>{intl.formatMessage({ id: 'table.howTo' })}</span>
        </VisuallyHidden>
        <div
          role="grid"
          className={styles['table']}
          style={sizes}
          aria-label={label}
          aria-describedby={howToId}
          aria-rowcount={rowCount + 1}
          aria-colcount={columns.length + (selection === undefined ? 0 : 1)}
          aria-busy={refreshing === true}
          {...(selection === undefined ? {} : { 'aria-multiselectable': true })}
        >
          <DataTableHead
            columns={columns}
            sorted={sorted}
            onSort={toggleSort}
            ticks={selection === undefined ? null : { all: ticks.all, some: ticks.some, onToggle: ticks.tickAll }}
            onDraw={draw}
          />
          <div ref={start} className={styles['edge']} role="presentation" />
          <div ref={end} className={`${styles['edge'] ?? ''} ${styles['end'] ?? ''}`} role="presentation" />
          <DataTableBody table={props} frame={frame} ticks={ticks} columns={near} />
        </div>
        {rowCount === 0 && <div className={styles['empty']}>{empty}</div>}
      </div>
    </>
  );
}
