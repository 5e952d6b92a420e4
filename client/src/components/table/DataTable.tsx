import { useId, useRef } from 'react';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import styles from './DataTable.module.scss';
import { PaperTable } from './PaperTable.tsx';
import { useNearColumns } from './useNearColumns.ts';
import { useScrolledMark } from './useScrolledMark.ts';
import { useTableHead } from './useTableHead.ts';
import { useTicks } from './useTicks.ts';

/**
 * The one table of lists. Only rows in sight are in the document; the head and the first column stay; rows are one stop of
 * the Tab key, with the arrow keys moving from row to row and into a row's controls.
 *
 * A grid by its roles, not a table element: rows take the focus and are chosen, which tables know nothing of, virtual rows
 * stand where they belong and not one after the other, and a table laid out so is no table to some browsers any more.
 * `aria-rowindex` tells where a row stands among all of them.
 */
export function DataTable<Row extends object, Sort extends string = string>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rowCount, refreshing, compact, selection, empty, className } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const edge = useScrolledMark(frame);
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
          <div ref={edge} className={styles['edge']} role="presentation" />
          <DataTableBody table={props} frame={frame} ticks={ticks} columns={near} />
        </div>
        {rowCount === 0 && <div className={styles['empty']}>{empty}</div>}
        <VisuallyHidden>
          <span id={howToId}>{intl.formatMessage({ id: 'table.howTo' })}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}
