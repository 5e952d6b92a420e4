import { toCsv } from '../../lib/csv.ts';
import type { CsvCell } from '../../lib/csv.ts';

/** A table as a CSV file, for tables without DataTable columns. */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' });
}
