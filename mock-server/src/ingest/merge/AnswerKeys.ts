import type { RawAnswer } from '../../analysis/table/RawAnswer.ts';
import type { ZonedClock } from '../parse/parseTime.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { answerId, idOfEarlier, idOfVariant, variantOf } from './answerId.ts';
import { KeySet } from './KeySet.ts';
import { VariantKeys } from './VariantKeys.ts';

/** `ans-` stands before the sixteen digits of an answer's key. */
const KEY_FROM = 4;

/** The key of an answer of this id. */
export const keyOfId = (id: string): string => id.slice(KEY_FROM);

/** Where a row's answer was asked, and its text as JSON, which is work to make and needed for its line as well. */
interface RowPlace {
  readonly platformId: string;
  readonly promptId: string;
  readonly textJson: string;
}

/** Which answers a project has and which it is given: the same answer is there once, however often it comes. */
export class AnswerKeys {
  readonly #clock: ZonedClock;
  readonly #earlier = new KeySet();
  readonly #new = new KeySet();
  readonly #variants = new VariantKeys();
  readonly #alsoHad: string[] = [];

  /** @param clock of the zone that rows without a time of day were read in */
  constructor(clock: ZonedClock) {
    this.#clock = clock;
  }

  /** Keys of given answers that an earlier import had brought, once for each time they came. */
  get alsoHad(): readonly string[] {
    return this.#alsoHad;
  }

  /** How many new answers were given. */
  get added(): number {
    return this.#new.size;
  }

  /** Told each answer the project has, before any is given. */
  hold(answer: RawAnswer): void {
    const key = keyOfId(answer.id);
    this.#earlier.add(key);
    this.#variants.hold(key, variantOf(answer));
  }

  /** Its id; one it had before counts where an earlier import gave it, as does a variant of its own where another holds the first. */
  idOf(row: ImportedRow, { platformId, promptId, textJson }: RowPlace): string {
    const id = answerId(row, platformId, promptId, textJson);
    const variant = variantOf(row);
    if (row.exportedId === '' && this.#earlier.size > 0) {
      const before = idOfEarlier(row, platformId, promptId, textJson, this.#clock);
      const key = before === null ? '' : keyOfId(before);
      if (before !== null && this.#earlier.has(key) && this.#variants.mayBeSame(key, variant)) return before;
    }
    const key = keyOfId(id);
    const isTaken = this.#new.has(key) || this.#earlier.has(key);
    return isTaken && !this.#variants.mayBeSame(key, variant) ? idOfVariant(id, row) : id;
  }

  /** Whether the answer that a row was given this id for is new; it is held then. */
  take(row: ImportedRow, id: string): 'new' | 'duplicate' | 'already_there' {
    const key = keyOfId(id);
    if (this.#new.has(key)) return 'duplicate';
    if (this.#earlier.has(key)) {
      this.#alsoHad.push(key);
      return 'already_there';
    }
    this.#new.add(key);
    this.#variants.hold(key, variantOf(row));
    return 'new';
  }
}
