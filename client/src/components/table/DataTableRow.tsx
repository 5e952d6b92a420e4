import { Classes } from '@blueprintjs/core';
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import type { DataColumn } from './DataColumn.ts';
import styles from './DataTable.module.scss';
import { leaveTabOrder } from './rowControls.ts';

interface DataTableRowProps<Row> {
  readonly index: number;
  /** From the top of the rows, in pixels. */
  readonly start: number;
  /** Undefined: not loaded yet. */
  readonly row: Row | undefined;
  readonly rowId: string | null;
  readonly columns: readonly DataColumn<Row>[];
  readonly href: string | null;
  readonly opens: boolean;
  /** Null: this table has no tick boxes. */
  readonly ticked: boolean | null;
  /** What the tick box chooses. */
  readonly tickName: string;
  /** The Tab key comes to this row. */
  readonly tabStop: boolean;
}

interface CellProps<Row> extends Pick<DataTableRowProps<Row>, 'href' | 'opens'> {
  readonly column: DataColumn<Row>;
  readonly first: boolean;
  readonly row: Row;
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

/** The table hears of every click in its rows: a function a row would draw the row again whenever the page is drawn. */
const leaveToTable = (): void => undefined;

/** What stands in a row that is not loaded: as many grey lines as there will be cells. */
function missingContent(first: boolean, loading: string): ReactNode {
  return (
    <>
      {first && <VisuallyHidden>{loading}</VisuallyHidden>}
      <span className={`${Classes.SKELETON} ${styles['missing'] ?? ''}`} aria-hidden="true" />
    </>
  );
}

function DataTableRowBase<Row>(props: DataTableRowProps<Row>) {
  const { index, start, row, rowId, columns, ticked, tickName, tabStop } = props;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    leaveTabOrder(box.current);
  });
  const loading = intl.formatMessage({ id: 'table.row.loading' });
  return (
    <div
      ref={box}
      role="row"
      className={styles['row']}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-busy={row === undefined}
      {...(ticked === null ? {} : { 'aria-selected': ticked })}
    >
      {/* The row keeps the focus while another takes its place; what is inside it begins afresh. */}
      <Fragment key={rowId}>
        {ticked !== null && (
          <div role="gridcell" className={styles['tick']}>
            {row !== undefined && (
              <input
                type="checkbox"
                data-row-tick=""
                checked={ticked}
                aria-label={intl.formatMessage({ id: 'table.select.row' }, { name: tickName })}
                onChange={leaveToTable}
              />
            )}
          </div>
        )}
        {columns.map((column, place) => {
          const first = place === 0;
          const look = [first && styles['first'], column.align === 'right' && styles['right']];
          const className = [...look, column.clamp === true && styles['clamped']].filter(Boolean).join(' ');
          const content =
            row === undefined ? missingContent(first, loading) : cellContent({ ...props, row, column, first });
          return first ? (
            <div key={column.id} role="rowheader" className={className}>
              {content}
            </div>
          ) : (
            <div key={column.id} role="gridcell" className={className}>
              {content}
            </div>
          );
        })}
      </Fragment>
    </div>
  );
}

/** A row is drawn once and again only when something of it changes, however far the reader scrolls. */
export const DataTableRow: <Row>(props: DataTableRowProps<Row>) => ReactNode = memo(DataTableRowBase);
