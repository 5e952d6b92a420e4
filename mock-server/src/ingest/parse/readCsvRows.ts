import Papa from 'papaparse';

/** Characters that may stand between cells. */
export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export type CsvDialect = {
  readonly delimiter: CsvDelimiter;
  /** `\n` also serves files with `\r\n`; `\r` alone is for very old ones. */
  readonly newline: '\n' | '\r';
};

export type CsvRow = {
  readonly cells: readonly string[];
  /** Where the row begins and ends in the text, its line break included. */
  readonly from: number;
  readonly to: number;
  /** `stray`: a quote stands inside a quoted cell unescaped. `unclosed`: a quoted cell has no end in this text. */
  readonly quotes: 'fine' | 'stray' | 'unclosed';
};

function withoutCarriageReturn(cells: string[]): string[] {
  const last = cells.at(-1);
  if (last?.endsWith('\r') === true) cells[cells.length - 1] = last.slice(0, -1);
  return cells;
}

/**
 * The rows of a text from `from` on (RFC 4180, quotes read leniently), up to `limit` rows. It stops after a row with
 * faulty quotes, as what follows may have to be read otherwise. The last row is as far as the text goes.
 */
export function readCsvRows(text: string, from: number, dialect: CsvDialect, limit = Infinity): CsvRow[] {
  const rows: CsvRow[] = [];
  let start = from;
  Papa.parse<string[]>(text.slice(from), {
    ...dialect,
    // The fast path splits the whole text at once, also when one row is wanted.
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
