import { LRUCache } from 'lru-cache';
import { clamp } from '#client/lib/clamp.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Derived tables by their key. */
export type TableCache<K extends string | object> = LRUCache<K, AnswerTable, () => Promise<AnswerTable>>;

/**
 * An LRU cache of tables. `forceFetch(key, { context: make })` returns the cached table, the one in progress, or a new one; an error
 * of `make` is thrown and nothing is cached.
 * @param mostRows limit of answers in all cached tables; the newest table is kept whatever its size.
 */
export function tableCache<K extends string | object>(mostRows: number): TableCache<K> {
  return new LRUCache({
    maxSize: mostRows,
    sizeCalculation: ({ count }) => clamp(count, 1, mostRows),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Callers that wait for a table get it, even if it is evicted at once.
    ignoreFetchAbort: true,
  });
}
