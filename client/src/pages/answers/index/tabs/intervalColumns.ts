import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';

const KINDS = ['low', 'high', 'n'] as const satisfies readonly (keyof Measure)[];

/** What a file holds of the columns shown: beside each of these measures both ends of its interval and what it stands on. */
export function intervalColumns<
  Id extends string,
  Row extends Readonly<Record<Id, Measure | null>>,
  Sort extends string,
>(intl: IntlShape, shown: readonly DataColumn<Row, Sort>[], measures: readonly Id[]): readonly DataColumn<Row, Sort>[] {
  return shown.flatMap((column) => {
    const id = measures.find((measure) => measure === column.id);
    if (id === undefined) return [column];
    const interval = KINDS.map((kind): DataColumn<Row, Sort> => ({
      id: `${id}.${kind}`,
      header: intl.formatMessage({ id: `answerIndex.csv.${kind}` }, { name: column.header }),
      cell: () => null,
      size: 0,
      csv: (row) => row[id]?.[kind] ?? null,
    }));
    return [column, ...interval];
  });
}
