import Papa from 'papaparse';

/** Supported cell delimiters. */
export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export type CsvDialect = {
  readonly delimiter: CsvDelimiter;
  /** `\n` also covers `\r\n`; `\r` alone is for very old files. */
  readonly newline: '\n' | '\r';
  /** What stands before a quote inside a quoted cell; a quote if omitted. */
  readonly escapeChar?: '\\';
};

export type CsvRow = {
  readonly cells: readonly string[];
  /** Start and end offsets of the row, including its line break. */
  readonly from: number;
  readonly to: number;
  /** `stray`: an unescaped quote inside a quoted cell. `unclosed`: a quoted cell without an end in this text. */
  readonly quotes: 'fine' | 'stray' | 'unclosed';
};

function withoutCarriageReturn(cells: string[]): string[] {
  const last = cells.at(-1);
  if (last?.endsWith('\r') === true) cells[cells.length - 1] = last.slice(0, -1);
  return cells;
}

/**
 * Parses up to `limit` rows from `from` on (RFC 4180, quotes read leniently). Stops after a row with faulty quotes, because the following
 * text may need other parsing. The last row ends where the text ends.
 */
export function readCsvRows(text: string, from: number, dialect: CsvDialect, limit = Infinity): CsvRow[] {
  const rows: CsvRow[] = [];
  let start = from;
  Papa.parse<string[]>(text.slice(from), {
    ...dialect,
    // Papa Parse's fast mode splits the whole text at once, even for one row.
    ...(limit === Infinity ? {} : { fastMode: false }),
    step: ({ data, errors, meta }, parser) => {
      const to = from + meta.cursor;
      const codes = errors.map((error) => error.code);
      const unclosed = codes.includes('MissingQuotes');
      const quotes = unclosed ? 'unclosed' : codes.includes('InvalidQuotes') ? 'stray' : 'fine';
      rows.push({ cells: withoutCarriageReturn(data), from: start, to, quotes });
      start = to;
      if (quotes !== 'fine' || rows.length >= limit) parser.abort();
    },
  });
  return rows;
}
