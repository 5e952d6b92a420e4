import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import { ColumnGrip } from './columns/ColumnGrip.tsx';
import type { DataColumn } from './DataColumn.ts';
import { moveInRow, rowControls } from './rowControls.ts';
import type { SortedColumn } from './useTableHead.ts';
import styles from './DataTable.module.scss';
import headStyles from './DataTableHead.module.scss';

/** Resizes a column, in pixels; `done` when the reader has released it. */
type DrawColumn = (id: string, width: number, done: boolean) => void;

interface DataTableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** Null: the rows are not sorted by a column. */
  readonly sorted: SortedColumn | null;
  readonly onSort: (id: string) => void;
  /** Null: this table has no checkboxes. */
  readonly ticks: { readonly all: boolean; readonly some: boolean; readonly onToggle: () => void } | null;
  /** Null: columns cannot be resized. */
  readonly onDraw: DrawColumn | null;
}

interface HeadCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sorted: SortedColumn | null;
  readonly onSort: (id: string) => void;
  readonly first: boolean;
  /** From 1, including the checkbox column. */
  readonly place: number;
  readonly onDraw: DrawColumn | null;
}

const KEY_STEP = 16;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row>({ column, sorted, onSort, first, place, onDraw }: HeadCellProps<Row>) {
  const sortable = column.sortKey !== undefined;
  const order = sorted?.id === column.id ? sorted.order : null;
  const Arrow = order === 'asc' ? CaretUpIcon : CaretDownIcon;
  const name = (
    <span className={headStyles['name']}>
      {column.headerHidden === true ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </span>
  );
  const side = column.align === 'right' ? (styles['right'] ?? '') : '';
  return (
    <div
      role="columnheader"
      aria-colindex={place}
      className={`${side} ${first ? (styles['first'] ?? '') : ''}`}
      data-column={column.id}
      {...(sortable
        ? { 'aria-sort': order === null ? ('none' as const) : ARIA_SORT[order] }
        : { 'data-stop': '', title: column.header })}
    >
      {sortable ? (
        <button
          type="button"
          className={`${headStyles['sort'] ?? ''} ${order === null ? '' : (headStyles['sorted'] ?? '')}`}
          title={column.header}
          onClick={() => {
            onSort(column.id);
          }}
        >
          {name}
          {order !== null && <Arrow className={headStyles['arrow'] ?? ''} size={12} />}
        </button>
      ) : (
        name
      )}
      {column.help}
      {onDraw !== null && (
        <ColumnGrip
          onDraw={(width, done) => {
            onDraw(column.id, width, done);
          }}
        />
      )}
    </div>
  );
}

/** Roving tabindex: only one control of the header is a tab stop, the last one used or the first. */
function keepOneStop(row: HTMLElement, stop: number): void {
  const controls = rowControls(row);
  for (const [index, control] of controls.entries()) {
    control.tabIndex = index === Math.min(stop, controls.length - 1) ? 0 : -1;
  }
}

/**
 * The header: sort buttons, definitions, resizing. Left and right arrows move between its controls; with Shift they resize the focused
 * column.
 */
export function DataTableHead<Row>({ columns, sorted, onSort, ticks, onDraw }: DataTableHeadProps<Row>) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef(0);
  useLayoutEffect(() => {
    if (box.current !== null) keepOneStop(box.current, stop.current);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { currentTarget: row, target, key } = event;
    if (!(target instanceof HTMLElement) || !row.contains(target)) return;
    if (key === 'ArrowDown') {
      row.closest('[role="grid"]')?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
    }
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
    if (step === null && key !== 'ArrowDown') return;
    event.preventDefault();
    if (step === null) return;
    if (!event.shiftKey) {
      moveInRow(row, step);
      return;
    }
    const cell = target.closest<HTMLElement>('[data-column]');
    const id = cell?.dataset['column'];
    if (cell !== null && id !== undefined) onDraw?.(id, cell.offsetWidth + step * KEY_STEP, true);
  };
  return (
    <div role="rowgroup" className={styles['head']}>
      {/* The cells and their buttons take the focus; the row only handles arrow keys. */}
      <div
        ref={box}
        role="row"
        className={styles['headRow']}
        aria-rowindex={1}
        onKeyDown={handleKeyDown}
        onFocus={({ currentTarget, target }) => {
          stop.current = Math.max(0, rowControls(currentTarget).indexOf(target));
          keepOneStop(currentTarget, stop.current);
        }}
      >
        {ticks !== null && (
          <div role="columnheader" className={styles['tick']} aria-colindex={1}>
            <input
              ref={(input) => {
                if (input !== null) input.indeterminate = ticks.some && !ticks.all;
              }}
              type="checkbox"
              checked={ticks.all}
              aria-label={intl.formatMessage({ id: 'table.select.all' })}
              onChange={ticks.onToggle}
            />
          </div>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            sorted={sorted}
            onSort={onSort}
            first={index === 0}
            place={index + (ticks === null ? 1 : 2)}
            onDraw={onDraw}
          />
        ))}
      </div>
    </div>
  );
}
