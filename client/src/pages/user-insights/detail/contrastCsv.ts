import type { IntlShape } from 'react-intl';
import { csvFile } from '#client/components/table/csvFile.ts';
import type { ContrastRow } from './ContrastTable.tsx';

/** Exports a contrast table: unrounded values with interval ends. */
export function contrastCsv(intl: IntlShape, headTitle: string, rows: readonly ContrastRow[]): Blob {
  const head = (['here', 'low', 'high', 'n', 'rest', 'difference'] as const).map((id) =>
    intl.formatMessage({ id: `reportDetails.csv.${id}` }),
  );
  return csvFile(
    [headTitle, ...head],
    rows.map(({ name, here, rest, change }) => [
      name,
      here?.value ?? null,
      here?.low ?? null,
      here?.high ?? null,
      here?.n ?? null,
      rest?.value ?? null,
      change?.difference ?? null,
    ]),
  );
}
