import type { ReactNode } from 'react';
import { ScrollBox } from '../table/ScrollBox.tsx';
import styles from './ReportTable.module.scss';

interface ReportColumn {
  readonly id: string;
  readonly head: string;
  /** Figures are right-aligned. */
  readonly figure?: boolean;
}

interface ReportTableProps {
  /** Caption, translated. */
  readonly label: string;
  readonly columns: readonly ReportColumn[];
  /** One cell per column; the first names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A report table for screen and print: its header repeats on every sheet, and rows are not split between sheets. */
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
