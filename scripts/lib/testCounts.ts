import * as v from 'valibot';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const vitestSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** The counts in Vitest's JSON report. */
export function vitestCounts(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests } = v.parse(vitestSchema, report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The counts in Playwright's JSON report. A test that passed only when tried again has not passed. */
export function playwrightCounts(report: unknown): TestCounts {
  const { expected, unexpected, flaky } = v.parse(playwrightSchema, report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly counts: TestCounts;
}

/**
 * The sum over all steps. A step that failed without a failing test (a type error, a build that broke) counts as one
 * failure, so that "0 failed" is never said of a run that failed.
 */
export function totalCounts(results: readonly StepResult[]): TestCounts {
  return {
    passed: results.reduce((total, { counts }) => total + counts.passed, 0),
    failed: results.reduce((total, { ok, counts }) => total + (ok ? counts.failed : Math.max(1, counts.failed)), 0),
  };
}
