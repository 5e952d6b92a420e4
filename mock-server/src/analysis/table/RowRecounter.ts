import type { BrandDefinition } from '../ProjectDefinition.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { OK } from './AnswerTable.ts';
import type { AnswerTable } from './AnswerTable.ts';
import { changedNames } from './changedNames.ts';
import { MentionColumns } from './MentionColumns.ts';
import type { MentionRows } from './MentionColumns.ts';

/** After this many texts, checking for changed names first goes on only if at most MOST_FOUND of the texts had one. */
const TRIAL = 1000;
const MOST_FOUND = 0.6;

/** The columns that recounting reads. */
export type CountedRows = MentionRows & Pick<AnswerTable, 'status' | 'labels' | 'texts'>;

/** Counts rows one by one for other brands, of a whole table or of a range of its rows. */
export class RowRecounter {
  /** The rows counted. */
  readonly columns: MentionColumns;
  /** New index of each old brand; -1 for removed ones. */
  readonly #places: readonly number[];
  /** Finds the texts whose mentions may have changed. Null: in none; 'all': in any. */
  readonly #changed: MentionMatcher | 'all' | null;
  #looked = 0;
  #found = 0;

  constructor(before: readonly BrandDefinition[], after: readonly BrandDefinition[]) {
    this.columns = new MentionColumns(after);
    this.#places = before.map((old) => after.findIndex(({ id }) => id === old.id));
    const changed = changedNames(before, after);
    this.#changed = changed === null ? 'all' : changed.length === 0 ? null : new MentionMatcher(changed);
  }

  /** False if no name changed: rows are then copied without reading their texts. */
  get readsTexts(): boolean {
    return this.#changed !== null;
  }

  /** Matching all names and estimating sentiment takes most of the time, and most texts have no changed name: their rows are copied. */
  count(rows: CountedRows, row: number): void {
    if (rows.status[row] !== OK) {
      this.columns.add(null, undefined);
      return;
    }
    const text = this.#changed === null ? null : rows.texts.text(row);
    if (text === null || !this.#mayHaveChanged(text)) {
      this.columns.copy(rows, row, this.#places);
    } else {
      this.columns.add(text, rows.labels.get(row));
    }
  }

  #mayHaveChanged(text: string): boolean {
    // Checking first wastes time if nearly every text has a changed name, as after renaming the own brand.
    const isIdle = this.#looked >= TRIAL && this.#found > this.#looked * MOST_FOUND;
    if (!(this.#changed instanceof MentionMatcher) || isIdle) {
      return true;
    }
    const isFound = this.#changed.occursIn(text);
    this.#looked += 1;
    this.#found += Number(isFound);
    return isFound;
  }
}
