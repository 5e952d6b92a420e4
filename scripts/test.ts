import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/ensureBrowser.ts';
import { runCommand } from './lib/runCommand.ts';
import { runScript } from './lib/runScript.ts';
import { playwrightCounts, SECOND_TRIES_ALLOWED, totalCounts, vitestCounts } from './lib/testCounts.ts';
import type { StepResult, TestCounts } from './lib/testCounts.ts';

const HELP = `Runs every check: types, lint, styles, formats, unit tests, build, sizes, the nginx example and browser tests.

  npm test

  CHROME_PATH   the browser; default: an installed Chrome or Chromium, which is installed if there is none
  --help        this text

npm run check is quicker: it checks what you changed. Exit codes: 0 everything holds, 1 a check failed, 2 an argument is wrong.`;

const UNIT_REPORT = '.cache/unit.json';
const E2E_REPORT = '.cache/e2e.json';
const NO_TESTS: TestCounts = { passed: 0, failed: 0 };

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The report file it writes, and the function that counts its results. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCounts };
}

/** One program does both: typed rules use the compiler, and `--type-check` reports its own errors too. */
const LINT: Step = { name: 'types and lint', args: ['node_modules/oxlint/bin/oxlint', '--type-check'] };
const STYLES: Step = {
  name: 'styles',
  args: ['node_modules/stylelint/bin/stylelint.mjs', '--max-warnings', '0', 'client/src/**/*.scss'],
};
const FORMAT: Step = {
  name: 'format',
  args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
};
const UNIT: Step = {
  name: 'unit tests',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=client/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ],
  report: { file: UNIT_REPORT, count: vitestCounts },
};
const BUILD: Step = {
  name: 'build',
  args: ['node_modules/vite/bin/vite.js', 'build', '--config=client/vite.config.ts', '--logLevel=warn'],
  // Tests the product as deployed with its API on the same host.
  env: { VITE_API_BASE_URL: '' },
};
const SIZE: Step = { name: 'size', args: ['--import', 'tsx', 'scripts/size.ts'] };
/** The README's nginx configuration with the new build. */
const NGINX: Step = { name: 'nginx example', args: ['--import', 'tsx', 'scripts/nginxExample.ts'] };
const E2E: Step = {
  name: 'browser tests',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  // One retry for failed tests; testCounts.ts limits how many may need it.
  env: { E2E_REPORT, E2E_RETRIES: '1' },
  report: { file: E2E_REPORT, count: playwrightCounts },
};

function countTests({ report }: Step): TestCounts {
  if (report === undefined || !existsSync(report.file)) return NO_TESTS;
  return report.count(JSON.parse(readFileSync(report.file, 'utf8')));
}

/** How a step runs: `shown` with its output on the terminal; otherwise output only on failure; `idle` at the lowest CPU priority. */
type Way = 'shown' | 'quiet' | 'idle';

async function run(step: Step, way: Way): Promise<StepResult> {
  const quiet = way !== 'shown';
  if (!quiet) console.log(`\n== ${step.name} ==`);
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const begin = performance.now();
  const { ok: succeeded, output } = await runCommand(step.args, { quiet, idle: way === 'idle', env: step.env ?? {} });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const counts = countTests(step);
  const ok = succeeded && counts.failed === 0;
  if (quiet && !ok) console.log(`\n== ${step.name} ==\n${output.trim()}`);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
  return { name: step.name, ok, counts };
}

async function runInTurn(steps: readonly Step[], way: Way): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await run(step, way));
  return results;
}

/**
 * The build runs in parallel to the unit tests, which occupy both cores; then the browser tests, which leave a seventh of two cores idle,
 * in parallel to steps that need no build and measure no time.
 */
async function runAll(): Promise<readonly StepResult[]> {
  const [build, unit] = await Promise.all([run(BUILD, 'quiet'), run(UNIT, 'quiet')]);
  const ofBuild = [SIZE, NGINX, E2E];
  if (!build.ok) console.log(`Not run, for there is no build: ${ofBuild.map(({ name }) => name).join(', ')}.`);
  const others = await Promise.all([
    build.ok ? runInTurn(ofBuild, 'shown') : [],
    runInTurn([LINT, STYLES, FORMAT], 'idle'),
  ]);
  return [build, unit, ...others.flat()];
}

/** Runs all checks, prints their results and sets the exit code. */
async function test(): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  try {
    process.env['CHROME_PATH'] = ensureBrowser();
  } catch (error) {
    // Without a browser the other steps are still useful; the browser tests will fail and be counted.
    console.error(error instanceof Error ? error.message : error);
  }
  const results = await runAll();
  const failedSteps = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const { passed, failed } = totalCounts(results);
  const secondTry = results.flatMap(({ counts }) => counts.secondTry ?? []);
  for (const name of secondTry) console.log(`\n!! PASSED ONLY AT THE SECOND TRY: ${name}`);
  if (secondTry.length > SECOND_TRIES_ALLOWED) {
    console.log(`\nMore than ${SECOND_TRIES_ALLOWED} tests needed a second try: they have failed.`);
  }
  console.log(failedSteps.length === 0 ? '\nEverything holds.' : `\nFailed: ${failedSteps.join(', ')}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const code = await runScript('test', async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) console.log(HELP);
  else await test();
});
if (code !== 0) process.exitCode = code;
