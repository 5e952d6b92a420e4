import { memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PlacedColumn } from './columns/useNearColumns.ts';
import type { DataColumn } from './DataColumn.ts';
import { leaveTabOrder } from './rowControls.ts';
import styles from './DataTable.module.scss';

interface DataTableRowProps<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  /** Undefined while it is not loaded. */
  readonly row: Row | undefined;
  readonly rowId: string | null;
  readonly href: string | null;
  /** Accessible name of the checkbox. */
  readonly tickName: string;
  readonly index: number;
  /** Offset from the top of the rows, in pixels. */
  readonly start: number;
  readonly opens: boolean;
  /** Null: this table has no checkboxes. */
  readonly ticked: boolean | null;
  /** Kept in the DOM although it is not loaded: it is the reader's active row. */
  readonly held: boolean;
  /** Index of the row that is the tab stop. */
  readonly tabStop: RefObject<number>;
}

interface CellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly first: boolean;
  readonly row: Row;
  readonly href: string | null;
  readonly opens: boolean;
}

function cellContent<Row>({ column, first, row, href, opens }: CellProps<Row>): ReactNode {
  const content =
    column.clamp === true ? <span className={styles['clamp']}>{column.cell(row)}</span> : column.cell(row);
  if (!first) return content;
  if (href !== null) {
    return (
      <Link to={href} className={styles['rowLink']} data-row-action="">
        {content}
      </Link>
    );
  }
  if (!opens) return content;
  return (
    <button type="button" className={styles['rowLink']} data-row-action="" data-row-open="">
      {content}
    </button>
  );
}

/** Clicks are handled by the table: a new handler per row would render every row with the page. */
const leaveToTable = (): void => undefined;

interface CellsProps<Row> extends Pick<DataTableRowProps<Row>, 'columns' | 'href' | 'tickName' | 'opens' | 'ticked'> {
  readonly row: Row;
}

function Cells<Row>({ columns, href, tickName, opens, ticked, row }: CellsProps<Row>) {
  const intl = useIntl();
  const before = ticked === null ? 1 : 2;
  return (
    <>
      {ticked !== null && (
        <div role="gridcell" className={styles['tick']} aria-colindex={1}>
          <input
            type="checkbox"
            data-row-tick=""
            checked={ticked}
            aria-label={intl.formatMessage({ id: 'table.select.row' }, { name: tickName })}
            onChange={leaveToTable}
          />
        </div>
      )}
      {columns.map(({ column, place }, index) => {
        const first = place === 0;
        const look = [first && styles['first'], column.align === 'right' && styles['right']];
        return (
          <div
            key={column.id}
            role={first ? 'rowheader' : 'gridcell'}
            aria-colindex={place + before}
            // Grid auto-placement puts a cell after the previous one: only a cell after a skipped column needs its column set.
            {...(place === index ? {} : { style: { gridColumn: place + before } })}
            className={[...look, column.clamp === true && styles['clamped']].filter(Boolean).join(' ')}
          >
            {cellContent({ column, first, row, href, opens })}
          </div>
        );
      })}
    </>
  );
}

function DataTableRowBase<Row>({ index, start, row, rowId, ticked, held, tabStop, ...cells }: DataTableRowProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const intl = useIntl();
  const inDocument = row !== undefined || held;
  useLayoutEffect(() => {
    if (inDocument && tabStop.current === index && box.current !== null) box.current.tabIndex = 0;
  }, [inDocument, index, tabStop]);
  useLayoutEffect(() => {
    if (row !== undefined) leaveTabOrder(box.current);
  });
  if (!inDocument) return null;
  return (
    <div
      ref={box}
      role="row"
      className={styles['row']}
      style={{ top: start }}
      data-index={index}
      tabIndex={-1}
      aria-rowindex={index + 2}
      // Without cells, which `aria-busy` allows.
      {...(row === undefined
        ? { 'aria-busy': true, 'aria-label': intl.formatMessage({ id: 'table.row.loading' }) }
        : {})}
      {...(ticked === null ? {} : { 'aria-selected': ticked })}
    >
      {/* The row element keeps the focus when another row takes its place; the key resets its content. */}
      {row !== undefined && <Cells key={rowId} {...cells} ticked={ticked} row={row} />}
    </div>
  );
}

/** Memoized: a row renders again only when its own data change, however far the reader scrolls. */
export const DataTableRow: <Row>(props: DataTableRowProps<Row>) => ReactNode = memo(DataTableRowBase);
