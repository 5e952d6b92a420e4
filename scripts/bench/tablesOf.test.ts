import { expect, it } from 'vitest';
import { tablesOf } from './tablesOf.ts';

it('puts plain figures into one table, and what was timed into another, a row each', () => {
  const result = { answers: 100, all: { p50Ms: 5 }, windows: [{ days: 90 }, { days: 7 }] };
  expect(tablesOf('overviewBench', result)).toEqual([
    { overviewBench: { answers: 100 } },
    { all: { p50Ms: 5 }, 'windows 1': { days: 90 }, 'windows 2': { days: 7 } },
  ]);
});

it('makes one table of what has plain figures only', () => {
  expect(tablesOf('fetchPagesBench', { pages: 200 })).toEqual([{ fetchPagesBench: { pages: 200 } }]);
});
