import type { IntlShape } from 'react-intl';
import { changeCells, changeHeads, measureCells, measureHeads } from '#client/components/table/file/besideFigures.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvCell } from '#client/lib/csv.ts';
import type { ContrastRow } from './ContrastTable.tsx';

interface FileRow extends Pick<ContrastRow, 'name' | 'here' | 'rest' | 'change'> {
  /** Cells under `furtherHeads`. */
  readonly further?: readonly CsvCell[];
}

/** A table of contrasts for a CSV file: both figures unrounded, with interval and sample size, and their difference with its verdict. */
export function contrastCsv(
  intl: IntlShape,
  headTitle: string,
  rows: readonly FileRow[],
  furtherHeads: readonly string[] = [],
): CsvTable {
  const difference = intl.formatMessage({ id: 'reportDetails.difference' });
  const heads = (['here', 'rest'] as const).flatMap((id) => {
    const name = intl.formatMessage({ id: `reportDetails.${id}` });
    return [name, ...measureHeads(intl, name)];
  });
  return csvTable(
    [headTitle, ...heads, difference, ...changeHeads(intl, difference), ...furtherHeads],
    rows.map(({ name, change, further = [], ...row }) => [
      name,
      ...[row.here, row.rest].flatMap((measure) => [measure?.value ?? null, ...measureCells(measure)]),
      change?.difference ?? null,
      ...changeCells(intl, change, 'contrast'),
      ...further,
    ]),
  );
}
