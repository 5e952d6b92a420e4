import { expect, test } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { citationHistory } from './citationHistory.ts';

test('a page was first and last cited by the answers that cite it, not by those before or after them', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
  const cites = [['news.org/a'], ['news.org/b'], ['news.org/a'], ['news.org/b']];
  const table = tableForTest(days.map((at, i) => ({ at, cites: cites[i] ?? [] })));
  const { first, last } = citationHistory(table, Uint32Array.from([0, 1, 2, 3]));
  const ofPage = (path: string): (number | undefined)[] => {
    const url = table.urls.findIndex((one) => one.url.endsWith(path));
    return [first[url], last[url]];
  };
  expect(ofPage('/a')).toEqual([0, 2]);
  expect(ofPage('/b')).toEqual([1, 3]);
});
