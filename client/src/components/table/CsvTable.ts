import type { CsvCell } from '../../lib/csv.ts';

/** A table on its way to a file: unrounded values, texts as they are. */
export interface CsvTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** For tables that have no columns of a DataTable. */
export const csvTable = (head: CsvTable['head'], rows: CsvTable['rows']): CsvTable => ({ head, rows });
