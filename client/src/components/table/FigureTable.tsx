import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CsvCell } from '#client/lib/csv.ts';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import styles from './FigureTable.module.scss';

export interface FigureCell {
  /** The displayed text; null: no data. */
  readonly text: string | null;
  /** The unrounded value for files; several, such as the ends of an interval, go into columns of their own. */
  readonly raw: CsvCell | readonly CsvCell[];
  /** Opens the answers behind the figure. */
  readonly onOpen?: () => void;
}

interface FigureRow {
  readonly id: string;
  readonly name: string;
  /** Machine-readable name for files; defaults to `name`. */
  readonly fileName?: string;
  readonly cells: readonly FigureCell[];
}

/** A chart's data as a table, for reading and for files. */
export interface FigureTableData {
  /** Headers of all columns; the first is that of the row names. */
  readonly head: readonly string[];
  /** Headers of a file, where a cell makes two columns. */
  readonly fileHead?: readonly string[];
  readonly rows: readonly FigureRow[];
}

interface FigureTableProps {
  readonly data: FigureTableData;
  readonly caption: string;
}

function Figure({ cell }: { readonly cell: FigureCell }) {
  const intl = useIntl();
  if (cell.text === null) {
    return (
      <span className={styles['none']} title={intl.formatMessage({ id: 'common.noData' })}>
        –
      </span>
    );
  }
  if (cell.onOpen === undefined) return cell.text;
  return (
    <button type="button" className={styles['figure']} onClick={cell.onOpen}>
      {cell.text}
    </button>
  );
}

/** Rows added at a time: ten thousand points would take seconds to render, so more rows are added when the reader scrolls near the last. */
const ROWS_AT_ONCE = 200;

/** An HTML table of figures with sticky header and first column. */
export function FigureTable({ data, caption }: FigureTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + 2 * clientHeight > scrollHeight) {
          setShown((now) => Math.min(data.rows.length, now) + ROWS_AT_ONCE);
        }
      }}
    >
      <table className={styles['table']} aria-rowcount={data.rows.length + 1}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {data.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.slice(0, shown).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={data.head[index + 1]}>
                  <Figure cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
