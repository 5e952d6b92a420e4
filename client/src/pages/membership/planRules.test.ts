import { describe, expect, test } from 'vitest';
import { exceededLimits, mostAnswers, yearlySaving } from './planRules.ts';

const limits = { projects: 5, prompts: 60, platforms: 8, members: 15, runs_per_week: 3 };
const endless = { projects: null, prompts: null, platforms: null, members: null, runs_per_week: 14 };

describe('paying for a year', () => {
  test('saves the difference to twelve months', () => {
    expect(yearlySaving({ month: 100, year: 1000 })).toEqual({ amount: 200, share: 200 / 1200 });
  });
  test.each([
    [0, 0],
    [100, 1200],
    [100, 1300],
  ])('saves nothing at %i a month and %i a year', (month, year) => {
    expect(yearlySaving({ month, year })).toBeNull();
  });
});

describe('a sampling', () => {
  test('is held when it just reaches the limits', () => {
    expect(exceededLimits({ prompts: 60, platforms: 8, runs: 3 }, limits)).toEqual([]);
  });
  test('names every limit it passes, with what it wants', () => {
    expect(exceededLimits({ prompts: 61, platforms: 8, runs: 4 }, limits)).toEqual([
      { name: 'prompts', wanted: 61, limit: 60 },
      { name: 'runs_per_week', wanted: 4, limit: 3 },
    ]);
  });
  test('is never too large where there is no limit', () => {
    expect(exceededLimits({ prompts: 10_000, platforms: 50, runs: 14 }, endless)).toEqual([]);
    expect(exceededLimits({ prompts: 10_000, platforms: 50, runs: 15 }, endless)).toHaveLength(1);
  });
});

test('a week holds prompts times platforms times runs, or as much as one likes', () => {
  expect(mostAnswers(limits)).toBe(1440);
  expect(mostAnswers(endless)).toBeNull();
});
