import { toCsv } from '../../lib/csv.ts';
import type { CsvTable } from './CsvTable.ts';

/** A table as a CSV file, with texts that no spreadsheet runs. */
export function csvFile({ head, rows }: CsvTable): Blob {
  return new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' });
}
