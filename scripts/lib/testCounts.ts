import * as v from 'valibot';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Flaky tests, which failed and passed on retry: location, message, and run. */
  readonly secondTry?: readonly string[];
}

/**
 * Limit of flaky tests per run. A shared machine that stalls for seconds is no defect of the product and affects one or two tests; more, or
 * the same one repeatedly, indicate a defect in the tests.
 */
export const SECOND_TRIES_ALLOWED = 3;

const vitestSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}
type Spec = v.InferOutput<typeof specSchema>;

const specSchema = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
});
const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suiteSchema),
});

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** The counts in Vitest's JSON report. */
export function vitestCounts(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests } = v.parse(vitestSchema, report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The counts in Playwright's JSON report. Tests that passed on retry count as passed up to the limit. */
export function playwrightCounts(report: unknown): TestCounts {
  const { stats, suites } = v.parse(playwrightSchema, report);
  const secondTry = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}: ${title} (${projectName})`),
    );
  const few = stats.flaky <= SECOND_TRIES_ALLOWED;
  return {
    passed: stats.expected + (few ? stats.flaky : 0),
    failed: stats.unexpected + (few ? 0 : stats.flaky),
    secondTry,
  };
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly counts: TestCounts;
}

/**
 * The sum over all steps. A step that failed without a failing test (a type error, a broken build) counts as one failure, so that a failed
 * run never reports "0 failed".
 */
export function totalCounts(results: readonly StepResult[]): TestCounts {
  return {
    passed: results.reduce((total, { counts }) => total + counts.passed, 0),
    failed: results.reduce((total, { ok, counts }) => total + (ok ? counts.failed : Math.max(1, counts.failed)), 0),
  };
}
