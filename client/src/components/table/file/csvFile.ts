import { toCsv } from '#client/lib/csv.ts';
import type { CsvTable } from './CsvTable.ts';

/** A table as a CSV file; texts are escaped so that spreadsheets do not run them as formulas. */
export function csvFile({ head, rows }: CsvTable): Blob {
  return new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' });
}
