import { findHeader, HEADER_WITHIN, knownNames } from '../columns/headerRows.ts';
import type { Header, KnownNames } from '../columns/headerRows.ts';
import { CSV_DELIMITERS, endsEscaped, readCsvRows } from './readCsvRows.ts';
import type { CsvDialect } from './readCsvRows.ts';

type TableStart = {
  readonly dialect: CsvDialect;
  /** Offset of the first header row. */
  readonly from: number;
  /** Null: no header. */
  readonly header: Header | null;
};

/** A quoted cell; the sample may end within the last one. */
const QUOTED = /"[^"]*(?:"|$)/gu;

/** Spark, MySQL and others write `\"` for a quote inside a cell: rows are then read that have faulty quotes otherwise. */
function withEscape(sample: string, from: number, dialect: CsvDialect): CsvDialect {
  if (!sample.includes('\\"')) return dialect;
  const plain = readCsvRows(sample, from, dialect);
  if (plain.at(-1)?.quotes !== 'stray') return dialect;
  const escaped = { ...dialect, escapeChar: '\\' } as const;
  return readCsvRows(sample, from, escaped).length > plain.length ? escaped : dialect;
}

/** MySQL (`INTO OUTFILE`) writes a backslash before a line break of an unquoted cell: what follows it is then no row of its own. */
function withEscapedLines(sample: string, from: number, dialect: CsvDialect, width: number): CsvDialect {
  if (dialect.escapeChar !== undefined || !/\\\r?\n/u.test(sample)) return dialect;
  const rows = readCsvRows(sample, from, dialect).map(({ cells }) => cells);
  const after = rows.filter((_, index) => endsEscaped(rows[index - 1]?.at(-1) ?? ''));
  const isEscaped = after.length > 0 && after.every((cells) => cells.length !== width);
  return isEscaped ? { ...dialect, escapedWidth: width } : dialect;
}

/**
 * Detects the dialect and the start of a table from its first characters. The delimiter is the one that yields most known header names.
 * Counting characters would mislead, because answers are full of commas and semicolons.
 */
export function detectDialect(sample: string, known: KnownNames): TableStart {
  // Excel on a Mac may end rows with `\r`, and lines within a cell with `\n`.
  const outside = sample.replace(QUOTED, '');
  const newline = !outside.includes('\n') && outside.includes('\r') ? '\r' : '\n';
  let best: TableStart = { dialect: { delimiter: ',', newline }, from: 0, header: null };
  let bestScore = -1;
  for (const delimiter of CSV_DELIMITERS) {
    const dialect = { delimiter, newline } as const;
    const rows = readCsvRows(sample, 0, dialect, HEADER_WITHIN);
    const header = findHeader(
      rows.map(({ cells }) => cells),
      known,
    );
    const from = rows[header.place]?.from;
    if (from === undefined) continue;
    const score = knownNames(header.names, known) * 10_000 + Math.min(header.names.length, 9_999);
    if (score > bestScore) {
      bestScore = score;
      best = { dialect, from, header };
    }
  }
  const { from, header } = best;
  const dialect = withEscape(sample, from, best.dialect);
  return { ...best, dialect: header === null ? dialect : withEscapedLines(sample, from, dialect, header.names.length) };
}
