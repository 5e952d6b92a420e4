import type { SourceRecord } from '../sourceEvents.ts';
import { nameOf } from '../textOf.ts';
import { isPlatformAnswer } from './platformColumns.ts';

/** Cells of tables that say whether or where a brand was named, not what was answered. */
const FLAG = /^(?:yes|no|true|false|y|n|x|✓|✔|✗|✘|-|—|n\/?a|[#]?\d+(?:[.,]\d+)?%?|是|否|有|无)?$/iu;

/** Whether a cell in a column of a platform holds no answer. */
export const isFlag = (value: unknown): boolean => typeof value !== 'object' && FLAG.test(nameOf(value));

/** Finds the columns that are called after a platform, as those of its answers are, and hold nothing but flags. */
export class FlagColumns {
  readonly #flags = new Set<string>();
  readonly #others = new Set<string>();

  add({ keys, values, ours }: SourceRecord): void {
    if (ours !== undefined) return;
    for (const [place, key] of keys.entries()) {
      const value = values[place];
      const isOpen = value !== null && nameOf(value) !== '' && !this.#others.has(key) && isPlatformAnswer(key);
      if (isOpen) (isFlag(value) ? this.#flags : this.#others).add(key);
    }
  }

  /** Those of which no cell holds anything else. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#flags].filter((key) => !this.#others.has(key)));
  }
}
