import { LRUCache } from 'lru-cache';

/** A cache of values by key. The key must determine the value. */
export type CachedValues<T extends object> = LRUCache<string, T, () => T>;

/**
 * `memo(key, { context: make })` returns the cached value, else a new one. An error of `make` is thrown and nothing is cached.
 * @param max limit of values (LRU)
 */
export function cachedValues<T extends object>(max: number): CachedValues<T> {
  return new LRUCache({ max, memoMethod: (_key, _stale, { context: make }) => make() });
}
