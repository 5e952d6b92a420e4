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
  /** In unquoted cells a backslash stands before a line break, a delimiter or a backslash (MySQL). The number of columns. */
  readonly escapedWidth?: number;
};

export type CsvRow = {
  readonly cells: readonly string[];
  /** Start and end offsets of the row, including its line break. */
  readonly from: number;
  readonly to: number;
  /** `stray`: an unescaped quote inside a quoted cell. `unclosed`: a quoted cell without an end in this text. */
  readonly quotes: 'fine' | 'stray' | 'unclosed';
};

/** An odd number of backslashes: the last one escapes what follows. */
export function endsEscaped(cell: string): boolean {
  let end = cell.length;
  while (cell[end - 1] === '\\') end -= 1;
  return (cell.length - end) % 2 === 1;
}

/** Puts cells together that an escaped mark divides. */
function joinEscaped(cells: readonly string[], mark: string): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const cell of cells) {
    if (isOpen) joined.push(`${joined.pop() ?? ''}${mark}${cell}`);
    else joined.push(cell);
    isOpen = endsEscaped(cell);
  }
  return joined;
}

/** `\\N` stands for null and is left to those who read the cell. */
const unescaped = (cell: string): string => (cell === '\\N' ? cell : cell.replace(/\\([^])/gu, '$1'));

/** Joins rows that end with an escaped line break with those that follow them, unless these have all columns on their own. */
function joinEscapedRows(rows: readonly CsvRow[], { delimiter, newline, escapedWidth }: CsvDialect): CsvRow[] {
  const joined: CsvRow[] = [];
  for (const row of rows) {
    const cells = joinEscaped(row.cells, delimiter);
    const before = joined.at(-1);
    const isOpen = before?.quotes === 'fine' && endsEscaped(before.cells.at(-1) ?? '');
    if (isOpen && cells.length !== escapedWidth) {
      const last = `${before.cells.at(-1) ?? ''}${newline}${cells[0] ?? ''}`;
      const both = [...before.cells.slice(0, -1), last, ...cells.slice(1)];
      joined[joined.length - 1] = { ...row, cells: both, from: before.from };
    } else {
      joined.push({ ...row, cells });
    }
  }
  return joined.map((row) => ({ ...row, cells: row.cells.map(unescaped) }));
}

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
  const { escapedWidth, ...ofPapa } = dialect;
  const rows: CsvRow[] = [];
  let start = from;
  Papa.parse<string[]>(text.slice(from), {
    ...ofPapa,
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
  return escapedWidth === undefined ? rows : joinEscapedRows(rows, dialect);
}
