import type { ReactNode } from 'react';
import { ScrollBox } from '../table/ScrollBox.tsx';
import styles from './ReportTable.module.scss';

interface ReportColumn {
  readonly id: string;
  readonly head: string;
  /** Figures stand at the right. */
  readonly figure?: boolean;
}

interface ReportTableProps {
  /** What it shows, translated. */
  readonly label: string;
  readonly columns: readonly ReportColumn[];
  /** A cell a column, the first of which names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of a report, for the screen and for paper: its head stands on every sheet, and no row is cut by the end of one. */
export function ReportTable({ label, columns, rows }: ReportTableProps) {
  const classOf = (column: ReportColumn | undefined): string =>
    column?.figure === true ? (styles['figure'] ?? '') : '';
  return (
    <ScrollBox label={label}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={columns[place]?.id ?? place}
                    {...(place === 0 ? { scope: 'row' } : {})}
                    className={classOf(columns[place])}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
