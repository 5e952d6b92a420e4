import type { AnswerTable } from '../analysis/types.ts';

/** Some screens of a few readers: a report is a few hundred kilobytes at most. */
const MOST_REPORTS = 40;

/**
 * Keeps reports per table. A report must be a pure function of the table and of what its key says (usually query and
 * day as JSON): then a kept one is never stale, and a table that is no longer in use takes its reports with it.
 */
export class ReportCache<T extends object> {
  readonly #most: number;
  readonly #ofTables = new WeakMap<AnswerTable, Map<string, T>>();

  /** @param most reports kept per table; beyond it the one that was not asked for the longest time goes. */
  constructor(most = MOST_REPORTS) {
    this.#most = most;
  }

  /** The kept report, else a new one. What `make` throws is thrown, and nothing is kept. */
  get(table: AnswerTable, key: string, make: () => T): T {
    const kept = this.#ofTable(table);
    const report = kept.get(key) ?? make();
    // Delete first: the map's order is then the order of last use, and its head can be dropped.
    kept.delete(key);
    kept.set(key, report);
    const [oldest] = kept.keys();
    if (kept.size > this.#most && oldest !== undefined) kept.delete(oldest);
    return report;
  }

  #ofTable(table: AnswerTable): Map<string, T> {
    const kept = this.#ofTables.get(table) ?? new Map<string, T>();
    this.#ofTables.set(table, kept);
    return kept;
  }
}
