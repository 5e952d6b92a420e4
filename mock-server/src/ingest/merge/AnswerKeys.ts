import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import type { ZonedClock } from '../parse/times/parseTime.ts';
import { answerId, idOfEarlier, idOfVariant, variantOf } from './answerId.ts';
import { KeySet } from './KeySet.ts';
import { VariantKeys } from './VariantKeys.ts';

/** Offset of the sixteen hex digits of an answer's key, after `ans-`. */
const KEY_FROM = 4;

/** The key of the answer with this id. */
export const keyOfId = (id: string): string => id.slice(KEY_FROM);

/** A row's platform and prompt, and its text as JSON, which is costly to make and also needed for its line. */
interface RowPlace {
  readonly platformId: string;
  readonly promptId: string;
  readonly textJson: string;
}

/** Deduplicates answers: keys of the answers a project has and of those added. */
export class AnswerKeys {
  readonly #clock: ZonedClock;
  readonly #earlier = new KeySet();
  readonly #new = new KeySet();
  readonly #variants = new VariantKeys();
  readonly #alsoHad: string[] = [];

  /** @param clock in the zone that dates without a time were parsed in */
  constructor(clock: ZonedClock) {
    this.#clock = clock;
  }

  /** Keys of added answers that an earlier import contains, repeated for each occurrence. */
  get alsoHad(): readonly string[] {
    return this.#alsoHad;
  }

  /** Number of new answers. */
  get added(): number {
    return this.#new.size;
  }

  /** Registers an answer of the project; call for all of them before adding any. */
  hold(answer: RawAnswer): void {
    const key = keyOfId(answer.id);
    this.#earlier.add(key);
    this.#variants.hold(key, variantOf(answer));
  }

  /**
   * The id of a row. An id under an older scheme is kept if an earlier import used it; if another variant holds the id, the row gets one of
   * its own.
   */
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

  /** Whether the row's answer with this id is new; registers it if so. */
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
