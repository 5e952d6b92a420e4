import { expect, test } from 'vitest';
import { playwrightCounts, totalCounts, vitestCounts } from './testCounts.ts';

const none = { passed: 0, failed: 0 };

test('unit and browser tests are summed', () => {
  const unit = vitestCounts({ numPassedTests: 10, numFailedTests: 1, numTotalTests: 11 });
  const e2e = playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });
  expect(
    totalCounts([
      { name: 'types', ok: true, counts: none },
      { name: 'unit', ok: false, counts: unit },
      { name: 'e2e', ok: false, counts: e2e },
    ]),
  ).toEqual({ passed: 15, failed: 3 });
});

test('a step that fails without a failing test is one failure', () => {
  expect(totalCounts([{ name: 'lint', ok: false, counts: none }])).toEqual({ passed: 0, failed: 1 });
});

test('a report of another shape is an error, not zero tests', () => {
  expect(() => vitestCounts({})).toThrow();
  expect(() => playwrightCounts({ stats: {} })).toThrow();
});
