import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { cachedValues } from './cachedValues.ts';
import type { CachedValues } from './cachedValues.ts';

/** Default limit per table: some pages of a few readers; a report has a few hundred kilobytes at most. */
const MOST_REPORTS = 40;

/**
 * Caches reports per table. A report must be a pure function of the table and the key (usually query and day as JSON): then a cached
 * one is never stale. Reports are collected with their table.
 */
export class ReportCache<T extends object> {
  readonly #most: number;
  readonly #ofTables = new WeakMap<AnswerTable, CachedValues<T>>();

  /** @param most limit of cached reports per table (LRU). */
  constructor(most = MOST_REPORTS) {
    this.#most = most;
  }

  /** The cached report, else a new one. An error of `make` is thrown and nothing is cached. */
  get(table: AnswerTable, key: string, make: () => T): T {
    const kept = this.#ofTables.get(table) ?? cachedValues<T>(this.#most);
    this.#ofTables.set(table, kept);
    return kept.memo(key, { context: make });
  }
}
