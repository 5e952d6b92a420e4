import type { ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { mapImportFields } from '#client/lib/importFields.ts';
import { platformColumns } from './nesting/platformColumns.ts';
import { CSV_DELIMITERS, readCsvRows } from './readCsvRows.ts';
import type { CsvDialect } from './readCsvRows.ts';

/** A title and a few lines of remarks may stand above the names of the columns. */
const ROWS_LOOKED_AT = 30;
/** Below so many known names a row is no header that others could be passed over for. */
const LEAST_KNOWN = 2;

type TableStart = {
  readonly dialect: CsvDialect;
  /** Where the row that names the columns begins. */
  readonly from: number;
};

export type KnownNames = { readonly overrides: ImportOverrides; readonly preferences?: ImportPreferences };

/** How many of our fields a row of names makes known. */
function knownNames(cells: readonly string[], { overrides, preferences }: KnownNames): number {
  const names = cells.map((cell) => cell.trim());
  const { columns } = mapImportFields(names, overrides, preferences);
  const mapped = Object.keys(columns).length;
  const byPlatform = columns.answer === undefined && columns.prompt !== undefined ? platformColumns(names).length : 0;
  return mapped + byPlatform;
}

/**
 * The place of the row that names the columns among the first rows: the first one, unless one below it names more fields of ours,
 * the needed ones among them.
 */
export function headerPlace(rows: readonly (readonly string[])[], known: KnownNames): number {
  let best = 0;
  let most = knownNames(rows[0] ?? [], known);
  const isTitle = (cells: readonly string[]): boolean => cells.filter((cell) => cell.trim() !== '').length <= 2;
  // Names all over the first row are a header, whatever they are called: below it lies data.
  if (most >= LEAST_KNOWN && !isTitle(rows[0] ?? [])) return 0;
  rows.slice(0, ROWS_LOOKED_AT).forEach((cells, index) => {
    const count = cells.every((cell) => cell.length < 80) ? knownNames(cells, known) : 0;
    if (count >= LEAST_KNOWN && count > most) {
      most = count;
      best = index;
    }
  });
  return best;
}

/**
 * How a table is written and where it begins, from its beginning. The delimiter is the one that makes most of the header known to us;
 * answers are full of commas and semicolons, so counting characters alone would be misled.
 */
export function detectDialect(sample: string, known: KnownNames): TableStart {
  const newline = !sample.includes('\n') && sample.includes('\r') ? '\r' : '\n';
  let best: TableStart = { dialect: { delimiter: ',', newline }, from: 0 };
  let bestScore = -1;
  for (const delimiter of CSV_DELIMITERS) {
    const dialect = { delimiter, newline } as const;
    const rows = readCsvRows(sample, 0, dialect, ROWS_LOOKED_AT);
    const place = headerPlace(
      rows.map(({ cells }) => cells),
      known,
    );
    const header = rows[place];
    if (header === undefined) continue;
    const score = knownNames(header.cells, known) * 10_000 + Math.min(header.cells.length, 9_999);
    if (score > bestScore) {
      bestScore = score;
      best = { dialect, from: header.from };
    }
  }
  return best;
}
