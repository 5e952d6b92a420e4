import type { DataColumn, FileColumn } from '../DataColumn.ts';
import type { CsvTable } from './CsvTable.ts';

/** The rows of a table for a CSV file: visible columns, unrounded values. */
export function tableCsv<Row, Sort extends string>(
  columns: readonly DataColumn<Row, Sort>[],
  rows: readonly Row[],
): CsvTable {
  const written = columns.flatMap((column): readonly FileColumn<Row>[] => {
    const { header, fileHeader = header, csv, beside = [] } = column;
    return csv === undefined ? [] : [{ header: fileHeader, csv: (row) => csv(row) }, ...beside];
  });
  return {
    head: written.map(({ header }) => header),
    rows: rows.map((row) => written.map(({ csv }) => csv(row))),
  };
}
