import type { ImportOverrides } from '../../../client/src/lib/importFields.ts';
import { mapImportFields } from '../../../client/src/lib/importFields.ts';
import { CSV_DELIMITERS, readCsvRows } from './readCsvRows.ts';
import type { CsvDialect } from './readCsvRows.ts';

/**
 * How a table is written, from its beginning. The delimiter is the one that makes most of the header known to us;
 * answers are full of commas and semicolons, so counting characters alone would be misled.
 */
export function detectDialect(sample: string, overrides: ImportOverrides): CsvDialect {
  const newline = !sample.includes('\n') && sample.includes('\r') ? '\r' : '\n';
  let best: CsvDialect = { delimiter: ',', newline };
  let bestScore = -1;
  for (const delimiter of CSV_DELIMITERS) {
    const [header] = readCsvRows(sample, 0, { delimiter, newline }, 1);
    if (header === undefined) continue;
    const known = Object.keys(mapImportFields(header.cells, overrides).columns).length;
    const score = known * 10_000 + Math.min(header.cells.length, 9_999);
    if (score > bestScore) {
      bestScore = score;
      best = { delimiter, newline };
    }
  }
  return best;
}
