import type { ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { columnNames } from '../columns/columnLetters.ts';
import { countLines, MAX_RECORD_LENGTH } from '../sourceEvents.ts';
import type { RecordParser, SourceEvent } from '../sourceEvents.ts';
import { detectDialect } from './detectDialect.ts';
import { readCsvRows } from './readCsvRows.ts';
import type { CsvDialect, CsvRow } from './readCsvRows.ts';

/** Characters needed to detect the header. */
const SAMPLE_LENGTH = 65_536;
/** Maximum length, in characters, of a row searched for after a fault. */
const TRIAL_LENGTH = 100_000;
/** Total characters that recovery after faults may read; bounds the time for a file of nothing but quotes. */
const TRIAL_BUDGET = 400_000_000;
/** After many faults the row length limit drops: [faults, characters]. Otherwise each row would be read to the end of the file. */
const REACH_AFTER = [
  [1000, 20_000],
  [100, 200_000],
] as const;
/** Recovery needs this many columns: with fewer, any line would pass for a row. */
const MIN_COLUMNS = 3;
const RULE = /^:?-*:?$/u;
const EXCEL_DELIMITER_LINE = /^sep=.\r?\n/u;

type CsvParserOptions = {
  readonly overrides: ImportOverrides;
  readonly preferences?: ImportPreferences;
  /** Whether cells found after a fault are plausible as a row: the date column holds a date. */
  readonly isPlausible: (keys: readonly string[], cells: readonly string[]) => boolean;
  /** Longest row in characters; tests lower it. */
  readonly maxLength?: number;
};

/**
 * Parses a delimited table with a header row. A quote that is never closed, or a stray one, swallows the rows after it. The parser recovers
 * them by searching for the next line on which a valid row begins. Papa Parse, which splits the cells, alone reads 11 of 1,000 rows when
 * the eleventh has an unclosed quote.
 */
export class CsvParser implements RecordParser {
  #buffer = '';
  #line = 1;
  /** Buffer length at which parsing is tried again; doubles while a single row fills the buffer. */
  #needed = SAMPLE_LENGTH;
  #dialect: CsvDialect | null = null;
  #keys: readonly string[] | null = null;
  /** Column names joined from a header of two rows. */
  #joinedNames: readonly string[] | null = null;
  #budget = TRIAL_BUDGET;
  /** The buffer starts inside a broken row. */
  #lost = false;
  #faults = 0;

  constructor(private readonly options: CsvParserOptions) {}

  push(text: string): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    this.#buffer += text;
    if (this.#buffer.length >= this.#needed) this.#read(false, events);
    return events;
  }

  end(): readonly SourceEvent[] {
    const events: SourceEvent[] = [];
    this.#read(true, events);
    return events;
  }

  #read(final: boolean, events: SourceEvent[]): void {
    const dialect = this.#dialectOf(events);
    let at = 0;
    for (;;) {
      const next = this.#readBatch(at, dialect, final, events);
      if (next === at) break;
      at = next;
    }
    this.#buffer = this.#buffer.slice(at);
    this.#needed = at === 0 ? this.#buffer.length * 2 : this.#buffer.length + 1;
  }

  #dialectOf(events: SourceEvent[]): CsvDialect {
    if (this.#dialect !== null) return this.#dialect;
    const preface = EXCEL_DELIMITER_LINE.exec(this.#buffer)?.[0] ?? '';
    this.#buffer = this.#buffer.slice(preface.length);
    this.#line += countLines(preface);
    const { dialect, from, header } = detectDialect(this.#buffer.slice(0, SAMPLE_LENGTH), this.options);
    this.#dialect = dialect;
    if (header?.rows === 2) this.#joinedNames = header.names;
    if (from > 0) {
      this.#line += countLines(this.#buffer, 0, from, dialect.newline);
      this.#buffer = this.#buffer.slice(from);
      events.push({ kind: 'note', line: this.#line, note: 'header_line' });
    }
    return dialect;
  }

  /** Parses rows from `at` up to the first fault. Returns the offset to continue at, or `at` when nothing is left. */
  #readBatch(at: number, dialect: CsvDialect, final: boolean, events: SourceEvent[]): number {
    if (at >= this.#buffer.length) return at;
    const reach = this.#reach();
    const end = this.#faults === 0 ? this.#buffer.length : Math.min(this.#buffer.length, at + reach);
    const rows = readCsvRows(this.#buffer.slice(0, end), at, dialect);
    const last = rows.at(-1);
    if (last === undefined) return at;
    // The last row may be incomplete: it waits for more text.
    const isOpen = last.to >= end && !(final && end === this.#buffer.length);
    if (isOpen) rows.pop();
    let next = at;
    for (const row of rows) next = this.#take(row, dialect, events);
    const isTooLong = isOpen && next === last.from && end - next >= reach;
    return isTooLong ? this.#take({ ...last, quotes: 'unclosed' }, dialect, events) : next;
  }

  #reach(): number {
    const lowered = REACH_AFTER.find(([faults]) => this.#faults >= faults);
    return lowered?.[1] ?? this.options.maxLength ?? MAX_RECORD_LENGTH;
  }

  /** Emits the event of a row; returns the offset of the next one. */
  #take(row: CsvRow, dialect: CsvDialect, events: SourceEvent[]): number {
    if (row.quotes !== 'fine') this.#faults += 1;
    const resume = row.quotes === 'fine' ? null : this.#findSwallowed(row, dialect);
    const to = resume ?? row.to;
    if (!this.#isBlank(row)) {
      if (row.quotes === 'unclosed' || resume !== null) this.#reportBroken(events);
      else this.#emit(row, events);
    }
    if (row.quotes === 'unclosed' && resume === null) this.#lost = true;
    this.#line += countLines(this.#buffer, row.from, to, dialect.newline);
    return to;
  }

  #isBlank(row: CsvRow): boolean {
    if (row.cells.length <= 1 && (row.cells[0] ?? '').trim() === '') return true;
    // The delimiter row below the header of a Markdown table.
    return this.#dialect?.delimiter === '|' && row.cells.every((cell) => RULE.test(cell.trim()));
  }

  #reportBroken(events: SourceEvent[]): void {
    // After a row that was not recovered, the following text belongs to the same fault: one report is enough.
    if (!this.#lost) events.push({ kind: 'broken', line: this.#line, reason: 'unclosed_quote' });
    this.#lost = false;
  }

  #emit(row: CsvRow, events: SourceEvent[]): void {
    if (this.#keys === null) {
      this.#keys = columnNames(this.#joinedNames ?? row.cells);
      return;
    }
    if (this.#joinedNames !== null) {
      this.#joinedNames = null;
      return;
    }
    const keys = this.#keys;
    if (this.#lost && !this.#isSound(row, keys)) return;
    this.#lost = false;
    const hasExtra = row.cells.length > keys.length && row.cells.slice(keys.length).some((cell) => cell.trim() !== '');
    if (hasExtra) events.push({ kind: 'broken', line: this.#line, reason: 'too_many_cells' });
    else events.push({ kind: 'record', line: this.#line, keys, values: this.#valuesOf(row) });
  }

  /** Trims cells of `|` tables, whose padding is cosmetic. */
  #valuesOf({ cells }: CsvRow): readonly string[] {
    return this.#dialect?.delimiter === '|' ? cells.map((cell) => cell.trim()) : cells;
  }

  #isSound(row: CsvRow, keys: readonly string[]): boolean {
    return row.quotes === 'fine' && row.cells.length === keys.length && this.options.isPlausible(keys, row.cells);
  }

  /** Offset of the first line inside a faulty row on which a valid row begins, or null. */
  #findSwallowed(row: CsvRow, dialect: CsvDialect): number | null {
    const keys = this.#keys;
    if (keys === null || keys.length < MIN_COLUMNS) return null;
    let start = this.#buffer.indexOf(dialect.newline, row.from) + 1;
    while (start > 0 && start < row.to) {
      const nextLine = this.#buffer.indexOf(dialect.newline, start) + 1;
      // With no budget left, single-line rows are still recovered: that costs no more than reading them.
      const to = this.#budget > 0 ? start + TRIAL_LENGTH : nextLine || this.#buffer.length;
      const [trial] = readCsvRows(this.#buffer.slice(start, to), 0, dialect, 1);
      this.#budget -= trial?.to ?? 0;
      if (trial !== undefined && this.#isSound(trial, keys)) return start;
      start = nextLine;
    }
    return null;
  }
}
