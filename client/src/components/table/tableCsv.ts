import { toCsv } from '../../lib/csv.ts';
import type { DataColumn, FileColumn } from './DataColumn.ts';

/** The rows of a table as a CSV file: the shown columns, unrounded values, with formula guards. */
export function tableCsv<Row, Sort extends string>(
  columns: readonly DataColumn<Row, Sort>[],
  rows: readonly Row[],
): Blob {
  const written = columns.flatMap((column): readonly FileColumn<Row>[] => {
    const { header, fileHeader = header, csv, beside = [] } = column;
    return csv === undefined ? [] : [{ header: fileHeader, csv: (row) => csv(row) }, ...beside];
  });
  const text = toCsv(
    written.map(({ header }) => header),
    rows.map((row) => written.map(({ csv }) => csv(row))),
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
