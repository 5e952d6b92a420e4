import type { IntlShape } from 'react-intl';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { CsvCell } from '#client/lib/csv.ts';
import type { FileColumn } from '../DataColumn.ts';

/** Compares one thing at two times, or two things at one time. */
type VerdictOf = 'verdict' | 'contrast';

const KINDS = ['low', 'high', 'n'] as const satisfies readonly (keyof Measure)[];

/** File columns for a figure's other values: both ends of its interval, and its number of answers. */
export function besideMeasure<Row>(
  intl: IntlShape,
  name: string,
  read: (row: Row) => Measure | null,
): readonly FileColumn<Row>[] {
  return measureHeads(intl, name).map((header, index) => ({
    header,
    csv: (row) => measureCells(read(row))[index] ?? null,
  }));
}

/** Headers of the columns after a figure. */
export function measureHeads(intl: IntlShape, name: string): readonly string[] {
  return KINDS.map((kind) => intl.formatMessage({ id: `figures.file.${kind}` }, { name }));
}

/** The cells under `measureHeads`. */
export function measureCells(measure: Measure | null): readonly CsvCell[] {
  return KINDS.map((kind) => measure?.[kind] ?? null);
}

/** File columns for a change's other values: both ends of its interval, and its verdict in words. */
export function besideChange<Row>(
  intl: IntlShape,
  name: string,
  read: (row: Row) => Change | null,
): readonly FileColumn<Row>[] {
  return changeHeads(intl, name).map((header, index) => ({
    header,
    csv: (row) => changeCells(intl, read(row))[index] ?? null,
  }));
}

/** Headers of the columns after a change. */
export function changeHeads(intl: IntlShape, name: string): readonly string[] {
  return (['low', 'high', 'verdict'] as const).map((kind) =>
    intl.formatMessage({ id: `figures.file.${kind}` }, { name }),
  );
}

/** The cells under `changeHeads`. @param of see VerdictTag */
export function changeCells(intl: IntlShape, change: Change | null, of: VerdictOf = 'verdict'): readonly CsvCell[] {
  return [change?.low ?? null, change?.high ?? null, verdictName(intl, change, of)];
}

/** The verdict of a change in words; null if there is none. */
export function verdictName(intl: IntlShape, change: Change | null, of: VerdictOf = 'verdict'): string | null {
  return change === null ? null : intl.formatMessage({ id: `figures.${of}.${change.verdict}` });
}
