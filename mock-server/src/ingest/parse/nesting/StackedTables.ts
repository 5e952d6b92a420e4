import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from '../cells/textOf.ts';
import { isPlatformAlone } from '../platforms/platformNames.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { columnName } from './columnNames.ts';

const LONGEST_TITLE = 80;
const LEAST_NAMES = 2;

const told = (values: readonly unknown[]): readonly (readonly [place: number, text: string])[] =>
  values.flatMap((value, place) => {
    const text = nameOf(value);
    return text === '' ? [] : [[place, text] as const];
  });

/** The text of a row's only filled cell, which may be a title above a header row; null for other rows. */
function titleOf({ values }: SourceRecord): string | null {
  const [only, ...others] = told(values);
  return only !== undefined && others.length === 0 && only[1].length <= LONGEST_TITLE ? only[1] : null;
}

/** Whether a row repeats the header; the column names may have been joined with the title above them. */
function isHeader({ keys, values }: SourceRecord): boolean {
  const cells = told(values);
  const isName = ([place, text]: readonly [number, string]): boolean => {
    const key = keys[place] ?? '';
    return key === text || key.endsWith(` ${text}`);
  };
  return cells.length >= LEAST_NAMES && cells.every(isName);
}

/** The title that was joined with the column names: `ChatGPT` of `ChatGPT Answer`. */
const titleIn = memoize((keys: readonly string[]): string | null => {
  const titles = new Set(
    keys.flatMap((key) => {
      const { plain } = columnName(key);
      return plain === null || plain.isBare || !key.startsWith(`${plain.platform} `) ? [] : [plain.platform];
    }),
  );
  const [only, ...others] = titles;
  return only !== undefined && others.length === 0 ? only : null;
});

/**
 * Handles a sheet with several tables of the same columns below each other, each with a title: the title of the first does not apply to
 * the others. The answers of a table belong to the platform in its title, or to none if the title names none.
 */
export class StackedTables {
  /** A possible title, until the next row shows whether a table follows. */
  #title: SourceRecord | null = null;
  #under: string | null = null;
  readonly #keysUnder = new Map<string, readonly string[]>();

  take(record: SourceRecord): readonly SourceRecord[] {
    // Blank rows may separate a title from its table.
    if (this.#title !== null && told(record.values).length === 0) return [];
    const held = this.end();
    if (titleIn(record.keys) === null) return [...held, record];
    const [before] = held;
    if (before !== undefined && isHeader(record)) {
      const title = titleOf(before) ?? '';
      this.#under = isPlatformAlone(title) ? title : '';
      // A title that names no platform is reported as a row without an answer.
      return this.#under === '' ? held : [];
    }
    if (titleOf(record) === null) return [...held, this.#placed(record)];
    this.#title = record;
    return held;
  }

  /** Returns the held row; call it after the last row. */
  end(): readonly SourceRecord[] {
    const held = this.#title === null ? [] : [this.#title];
    this.#title = null;
    return held;
  }

  #placed(record: SourceRecord): SourceRecord {
    const first = titleIn(record.keys);
    if (this.#under === null || first === null) return record;
    return { ...record, keys: this.#keysOf(record.keys, first, this.#under) };
  }

  #keysOf(keys: readonly string[], first: string, under: string): readonly string[] {
    const id = `${under}\n${keys.join('\n')}`;
    const known = this.#keysUnder.get(id);
    if (known !== undefined) return known;
    const before = under === '' ? '' : `${under} `;
    const renamed = keys.map((key) => (key.startsWith(`${first} `) ? before + key.slice(first.length + 1) : key));
    this.#keysUnder.set(id, renamed);
    return renamed;
  }
}
