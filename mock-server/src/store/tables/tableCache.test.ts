import { expect, test, vi } from 'vitest';
import { tableForTest, times } from '#server/testing/tableForTest.ts';
import { tableCache } from './tableCache.ts';

const tableOf = (rows: number) => tableForTest(times(rows, {}));

test('a table is made once, also while it is being made', async () => {
  const cache = tableCache<string>(10);
  const make = vi.fn(() => Promise.resolve(tableOf(2)));
  const [first, second] = await Promise.all([
    cache.forceFetch('a', { context: make }),
    cache.forceFetch('a', { context: make }),
  ]);
  expect(second).toBe(first);
  expect(await cache.forceFetch('a', { context: make })).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the table asked for longest ago goes when together they are too large', async () => {
  const cache = tableCache<string>(10);
  for (const key of ['a', 'b']) await cache.forceFetch(key, { context: () => Promise.resolve(tableOf(4)) });
  await cache.forceFetch('a', { context: () => Promise.resolve(tableOf(4)) });
  cache.set('c', tableOf(4));
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
});

test('a table larger than all may be is kept alone', async () => {
  const cache = tableCache<string>(10);
  cache.set('a', tableOf(4));
  cache.set('b', tableOf(20));
  expect(['a', 'b'].map((key) => cache.has(key))).toEqual([false, true]);
});

test('a table that cannot be made is not kept', async () => {
  const cache = tableCache<string>(10);
  await expect(cache.forceFetch('a', { context: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  expect((await cache.forceFetch('a', { context: () => Promise.resolve(tableOf(1)) })).count).toBe(1);
});
