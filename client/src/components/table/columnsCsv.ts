import type { CsvContent } from './CsvButton.tsx';
import type { DataColumn } from './DataColumn.ts';

/** What a file holds of a table: the columns that files carry, in the order of the rows. */
export function columnsCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): CsvContent {
  const kept = columns.filter((column) => column.csv !== undefined);
  return {
    head: kept.map(({ header }) => header),
    rows: rows.map((row) => kept.map((column) => column.csv?.(row) ?? null)),
  };
}
