import { expect, test } from 'vitest';
import { playwrightCounts, SECOND_TRIES_ALLOWED, totalCounts, vitestCounts } from './testCounts.ts';

const none = { passed: 0, failed: 0 };

const inRun = (title: string, ...statuses: readonly string[]) => ({
  file: 'tabs.spec.ts',
  title,
  tests: statuses.map((status, index) => ({ projectName: ['zh-CN', 'en-US'][index], status })),
});
const playwrightReport = (flaky: number, ...specs: readonly ReturnType<typeof inRun>[]) => ({
  stats: { expected: 10, unexpected: 0, flaky },
  suites: [{ specs: [], suites: [{ specs, suites: [] }] }],
});

test('unit and browser tests are summed', () => {
  const unit = vitestCounts({ numPassedTests: 10, numFailedTests: 1, numTotalTests: 11 });
  const e2e = playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 3 }, suites: [] });
  expect(
    totalCounts([
      { name: 'types', ok: true, counts: none },
      { name: 'unit', ok: false, counts: unit },
      { name: 'e2e', ok: false, counts: e2e },
    ]),
  ).toEqual({ passed: 15, failed: 2 });
});

test('a step that fails without a failing test is one failure', () => {
  expect(totalCounts([{ name: 'lint', ok: false, counts: none }])).toEqual({ passed: 0, failed: 1 });
});

test('a few tests that needed a second try have passed, and are named', () => {
  const counts = playwrightCounts(
    playwrightReport(2, inRun('closes', 'flaky', 'expected'), inRun('opens', 'expected', 'flaky')),
  );
  expect(counts).toEqual({
    passed: 12,
    failed: 0,
    secondTry: ['tabs.spec.ts: closes (zh-CN)', 'tabs.spec.ts: opens (en-US)'],
  });
});

test('more than a few that needed a second try have failed, all of them', () => {
  const many = Array.from({ length: SECOND_TRIES_ALLOWED + 1 }, (_, index) => inRun(`test ${index}`, 'flaky'));
  const counts = playwrightCounts(playwrightReport(many.length, ...many));
  expect(counts).toMatchObject({ passed: 10, failed: many.length });
  expect(counts.secondTry).toHaveLength(many.length);
  // Playwright itself reports such a run as passed.
  expect(totalCounts([{ name: 'browser tests', ok: true, counts }])).toEqual({ passed: 10, failed: many.length });
});

test('a report of another shape is an error, not zero tests', () => {
  expect(() => vitestCounts({})).toThrow();
  expect(() => playwrightCounts({ stats: {} })).toThrow();
});
