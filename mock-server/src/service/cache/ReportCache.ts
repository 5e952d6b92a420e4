import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { cachedValues } from './cachedValues.ts';
import type { CachedValues } from './cachedValues.ts';

/** Some screens of a few readers: a report is a few hundred kilobytes at most. */
const MOST_REPORTS = 40;

/**
 * Keeps reports per table. A report must be a pure function of the table and of what its key says (usually query and
 * day as JSON): then a kept one is never stale, and a table that is no longer in use takes its reports with it.
 */
export class ReportCache<T extends object> {
  readonly #most: number;
  readonly #ofTables = new WeakMap<AnswerTable, CachedValues<T>>();

  /** @param most reports kept per table; beyond it the one that was not asked for the longest time goes. */
  constructor(most = MOST_REPORTS) {
    this.#most = most;
  }

  /** The kept report, else a new one. What `make` throws is thrown, and nothing is kept. */
  get(table: AnswerTable, key: string, make: () => T): T {
    const kept = this.#ofTables.get(table) ?? cachedValues<T>(this.#most);
    this.#ofTables.set(table, kept);
    return kept.memo(key, { context: make });
  }
}
