import { LRUCache } from 'lru-cache';

/** Values that are made once and kept by a key. What a key says must be all that its value hangs on. */
export type CachedValues<T extends object> = LRUCache<string, T, () => T>;

/**
 * `memo(key, { context: make })` gives the kept value, else a new one. What `make` throws is thrown, and nothing is kept.
 * @param max beyond it the one that was not asked for the longest time goes
 */
export function cachedValues<T extends object>(max: number): CachedValues<T> {
  return new LRUCache({ max, memoMethod: (_key, _stale, { context: make }) => make() });
}
