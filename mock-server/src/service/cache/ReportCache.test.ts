import { expect, test, vi } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { ReportCache } from './ReportCache.ts';

test('a report is made once per table and key', () => {
  const cache = new ReportCache<object>();
  const [first, second] = [tableForTest([]), tableForTest([])];
  const make = vi.fn(() => ({}));
  const report = cache.get(first, 'a', make);
  expect(cache.get(first, 'a', make)).toBe(report);
  expect(cache.get(second, 'a', make)).not.toBe(report);
  expect(cache.get(first, 'b', make)).not.toBe(report);
  expect(make).toHaveBeenCalledTimes(3);
});

test('the report asked for longest ago goes first', () => {
  const cache = new ReportCache<object>(2);
  const table = tableForTest([]);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(table, key, () => {
      made.push(key);
      return {};
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a report that cannot be made is not kept', () => {
  const cache = new ReportCache<object>();
  const table = tableForTest([]);
  const fail = () => {
    throw new Error('no report');
  };
  expect(() => cache.get(table, 'a', fail)).toThrow('no report');
  expect(cache.get(table, 'a', () => ({ made: 2 }))).toEqual({ made: 2 });
});
