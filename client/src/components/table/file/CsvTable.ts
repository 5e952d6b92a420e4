import type { CsvCell } from '#client/lib/csv.ts';

/** A table before it becomes a CSV file: unrounded values, unescaped texts. */
export interface CsvTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** For tables that are not a DataTable. */
export const csvTable = (head: CsvTable['head'], rows: CsvTable['rows']): CsvTable => ({ head, rows });
