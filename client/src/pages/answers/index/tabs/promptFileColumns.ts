import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import type { PromptColumn } from './promptColumns.tsx';

const KINDS = ['low', 'high', 'n'] as const satisfies readonly (keyof Measure)[];

/** What a file holds of the columns shown: beside the visibility both ends of its interval and what it stands on. */
export function promptFileColumns(intl: IntlShape, shown: readonly PromptColumn[]): readonly PromptColumn[] {
  return shown.flatMap((column) => {
    if (column.id !== 'visibility') return [column];
    const interval = KINDS.map((kind): PromptColumn => ({
      id: `visibility.${kind}`,
      header: intl.formatMessage({ id: `answerIndex.csv.${kind}` }, { name: column.header }),
      cell: () => null,
      size: 0,
      csv: ({ visibility }: PromptRow) => visibility?.[kind] ?? null,
    }));
    return [column, ...interval];
  });
}
