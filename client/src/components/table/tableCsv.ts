import { toCsv } from '../../lib/csv.ts';
import type { CsvCell } from '../../lib/csv.ts';
import type { DataColumn } from './DataColumn.ts';

interface WrittenColumn<Row> {
  readonly header: string;
  readonly write: (row: Row) => CsvCell;
}

/** The rows of a table as a CSV file: the columns shown, unrounded values, texts that no spreadsheet runs. */
export function tableCsv<Row, Sort extends string>(
  columns: readonly DataColumn<Row, Sort>[],
  rows: readonly Row[],
): Blob {
  const written = columns.flatMap((column): WrittenColumn<Row>[] => {
    const { header, fileHeader = header, csv } = column;
    return csv === undefined ? [] : [{ header: fileHeader, write: (row) => csv(row) }];
  });
  const text = toCsv(
    written.map(({ header }) => header),
    rows.map((row) => written.map(({ write }) => write(row))),
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
