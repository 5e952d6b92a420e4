import { LRUCache } from 'lru-cache';
import { clamp } from '#client/lib/clamp.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';

/** Tables made of other tables, by what they were made for. */
export type TableCache<K extends string | object> = LRUCache<K, AnswerTable, () => Promise<AnswerTable>>;

/**
 * A cache of tables that gives up those not asked for the longest time. `forceFetch(key, { context: make })` gives the kept table, or
 * the one being made, else a new one; what `make` throws is thrown, and nothing is kept.
 * @param mostRows answers of all kept tables together; the newest is kept however large it is.
 */
export function tableCache<K extends string | object>(mostRows: number): TableCache<K> {
  return new LRUCache({
    maxSize: mostRows,
    sizeCalculation: ({ count }) => clamp(count, 1, mostRows),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits for a table gets it, also when it is given up at once.
    ignoreFetchAbort: true,
  });
}
