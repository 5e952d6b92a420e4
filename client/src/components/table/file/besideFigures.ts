import type { IntlShape } from 'react-intl';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { FileColumn } from '../DataColumn.ts';

const KINDS = ['low', 'high', 'n'] as const satisfies readonly (keyof Measure)[];

/** File columns for a figure's other values: both ends of its interval, and its number of answers. */
export function besideMeasure<Row>(
  intl: IntlShape,
  name: string,
  read: (row: Row) => Measure | null,
): readonly FileColumn<Row>[] {
  return KINDS.map((kind) => ({
    header: intl.formatMessage({ id: `table.file.${kind}` }, { name }),
    csv: (row) => read(row)?.[kind] ?? null,
  }));
}

/** File column for a change's verdict, in words. */
export function besideChange<Row>(
  intl: IntlShape,
  name: string,
  read: (row: Row) => Change | null,
): readonly FileColumn<Row>[] {
  return [
    {
      header: intl.formatMessage({ id: 'table.file.verdict' }, { name }),
      csv: (row) => verdictName(intl, read(row)),
    },
  ];
}

/** The verdict of a change in words; null if there is none. */
export function verdictName(intl: IntlShape, change: Change | null): string | null {
  return change === null ? null : intl.formatMessage({ id: `figures.verdict.${change.verdict}` });
}
