import type { IntlShape } from 'react-intl';
import { changeCells, changeHeads } from '#client/components/table/file/besideFigures.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import type { ContrastRow } from './ContrastTable.tsx';

/** A table of contrasts for a CSV file: unrounded values with interval ends. */
export function contrastCsv(intl: IntlShape, headTitle: string, rows: readonly ContrastRow[]): CsvTable {
  const head = (['here', 'low', 'high', 'n', 'rest', 'difference'] as const).map((id) =>
    intl.formatMessage({ id: `reportDetails.csv.${id}` }),
  );
  return csvTable(
    [headTitle, ...head, ...changeHeads(intl, head.at(-1) ?? '')],
    rows.map(({ name, here, rest, change }) => [
      name,
      here?.value ?? null,
      here?.low ?? null,
      here?.high ?? null,
      here?.n ?? null,
      rest?.value ?? null,
      change?.difference ?? null,
      ...changeCells(intl, change, 'contrast'),
    ]),
  );
}
