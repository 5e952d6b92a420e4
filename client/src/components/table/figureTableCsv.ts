import { toCsv } from '../../lib/csv.ts';
import type { FigureTableData } from './FigureTable.tsx';

/** A table of figures as a CSV file: unrounded values, with formula guards. */
export function figureTableCsv({ head, fileHead = head, rows }: FigureTableData): Blob {
  const lines = rows.map(({ name, cells }) => [name, ...cells.flatMap(({ raw }) => raw)]);
  return new Blob([toCsv(fileHead, lines)], { type: 'text/csv;charset=utf-8' });
}
