import type { Theme } from '#client/api/brandCentreSchemas.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { GrowingColumn, words } from '../table/GrowingColumn.ts';
import { leaningCode } from '../text/SentimentEstimator.ts';
import { MOST_THEMES, ThemeReader } from './ThemeReader.ts';

/** Sentiment of a table's answers towards brands by theme. Rows are read on first use and cached. */
export class PerceptionIndex {
  readonly table: AnswerTable;
  readonly themes: readonly Theme[];
  readonly reader: ThemeReader;
  /** Start and number of a row's entries; an entry packs brand, theme and code into one number. */
  readonly #starts: Uint32Array;
  readonly #counts: Uint16Array;
  readonly #read: Uint8Array;
  readonly #entries = new GrowingColumn(words);
  /** For the row being read: positive and negative judgements by brand and theme. */
  readonly #sums = new Map<number, [good: number, ill: number]>();

  constructor(table: AnswerTable, themes: readonly Theme[]) {
    this.table = table;
    this.themes = themes;
    this.reader = new ThemeReader(themes);
    this.#starts = new Uint32Array(table.count);
    this.#counts = new Uint16Array(table.count);
    this.#read = new Uint8Array(table.count);
  }

  /** Reads a row unless it is cached. @returns whether it was read */
  cover(row: number): boolean {
    if (this.#read[row] === 1) return false;
    this.#read[row] = 1;
    if (this.table.status[row] !== OK || this.table.namedMask[row] === 0) return false;
    this.#starts[row] = this.#entries.length;
    this.#sums.clear();
    this.reader.read(this.table, row, (_, brand, theme, good, ill) => {
      const cell = brand * MOST_THEMES + theme;
      const sums = this.#sums.get(cell);
      if (sums) {
        sums[0] += good;
        sums[1] += ill;
      } else {
        this.#sums.set(cell, [good, ill]);
      }
    });
    for (const [cell, [good, ill]] of this.#sums) this.#entries.push(cell * 4 + leaningCode(good, ill));
    this.#counts[row] = this.#sums.size;
    return true;
  }

  /** Calls `tell` for each entry of a covered row. */
  each(row: number, tell: (brand: number, theme: number, code: number) => void): void {
    const from = this.#starts[row] ?? 0;
    for (let i = from; i < from + (this.#counts[row] ?? 0); i += 1) {
      const entry = this.#entries.at(i);
      const cell = entry >>> 2;
      const theme = cell % MOST_THEMES;
      tell((cell - theme) / MOST_THEMES, theme, entry & 3);
    }
  }

  /** Code of a covered row for a brand and a theme; 0 if there is none. */
  codeOf(row: number, brand: number, theme: number): number {
    let found = 0;
    this.each(row, (ofBrand, ofTheme, code) => {
      if (ofBrand === brand && ofTheme === theme) found = code;
    });
    return found;
  }
}
