import type { FigureTableData } from '../FigureTable.tsx';
import type { CsvTable } from './CsvTable.ts';

/** A table of figures for a CSV file: unrounded values. */
export function figureTableCsv({ head, fileHead = head, rows }: FigureTableData): CsvTable {
  return {
    head: fileHead,
    rows: rows.map(({ name, fileName = name, cells }) => [fileName, ...cells.flatMap(({ raw }) => raw)]),
  };
}
