import { MentionMatcher } from '../text/MentionMatcher.ts';
import { OK } from './AnswerTable.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from './AnswerTable.ts';
import { changedNames } from './changedNames.ts';
import { MentionColumns } from './MentionColumns.ts';
import type { MentionRows } from './MentionColumns.ts';

/** After so many texts it shows whether looking for changed names first saves time: it does up to this share of them. */
const TRIAL = 1000;
const MOST_FOUND = 0.6;

/** What counting rows anew reads of a table. */
export type CountedRows = MentionRows & Pick<AnswerTable, 'status' | 'labels' | 'texts'>;

/** Counts one row after the other under other brands, of a whole table or of a stretch of one. */
export class RowRecounter {
  /** The rows counted. */
  readonly columns: MentionColumns;
  /** Where the brands as they were stand now; -1 for those given up. */
  readonly #places: readonly number[];
  /** Finds the texts in which anything can have changed; null: nothing can, 'all': anywhere. */
  readonly #changed: MentionMatcher | 'all' | null;
  #looked = 0;
  #found = 0;

  constructor(before: readonly BrandDefinition[], after: readonly BrandDefinition[]) {
    this.columns = new MentionColumns(after);
    this.#places = before.map((old) => after.findIndex(({ id }) => id === old.id));
    const changed = changedNames(before, after);
    this.#changed = changed === null ? 'all' : changed.length === 0 ? null : new MentionMatcher(changed);
  }

  /** False where no name changed: rows are then copied, whatever their texts. */
  get readsTexts(): boolean {
    return this.#changed !== null;
  }

  /** Reading a text for all names and its sentences for their sentiment is what takes time: most texts hold no changed name. */
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
    // Looking first is lost time where nearly every text holds a changed name, as after renaming the own brand.
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
