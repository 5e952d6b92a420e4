import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChangedFiles } from './lib/changedFiles.ts';
import { buildImportGraph, findDependents } from './lib/importGraph.ts';
import { PassedTests } from './lib/PassedTests.ts';
import { readSources } from './lib/readSources.ts';
import { runCommand } from './lib/runCommand.ts';
import { runScript } from './lib/runScript.ts';

const REPORT = '.cache/check-unit.json';
/** Limit of test files per run, closest dependents first: about half a minute on two cores. `npm test` runs all of them. */
const MOST_TESTS = 120;
const TEST = /\.test\.tsx?$/u;

interface Step {
  readonly name: string;
  readonly args: readonly string[];
}

async function run({ name, args }: Step): Promise<boolean> {
  const begin = performance.now();
  const { ok, output } = await runCommand(args, { quiet: true });
  if (!ok) console.log(`\n${output.trim()}\n`);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  return ok;
}

const HELP = `Checks what you changed and what depends on it: types, lint, format and unit tests.

  npm run check             against where this branch left the main one, uncommitted changes included
  npm run check -- HEAD~3   against another commit`;

/** Empty: nothing to check, and the reason was printed. */
let changed: readonly string[] = [];
const code = await runScript('check', () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) console.log(HELP);
  else changed = findChangedFiles(positionals[0]);
  if (!values.help && changed.length === 0) console.log('Nothing changed.');
});
if (changed.length === 0) process.exit(code);

const sources = readSources(['client', 'fixtures', 'lint', 'mock-server', 'scripts']);
const graph = buildImportGraph(sources);
const dependents = findDependents(graph, changed);
const versions = ['package-lock.json', 'client/vitest.config.ts'].map((file) => readFileSync(file, 'utf8'));
const passed = new PassedTests('.cache/check-passed.json', graph, sources, versions);
const concerned = [...dependents.keys()].filter((file) => TEST.test(file) && !file.startsWith('client/e2e/'));
const open = concerned.filter((file) => !passed.has(file));
// The map is ordered by distance.
const tests = open.slice(0, MOST_TESTS);
// A typed lint rule may report something new in direct importers of a changed file.
const linted = [...dependents].filter(([, distance]) => distance <= 1).map(([file]) => file);
const lintable = linted.filter((file) => /\.(?:tsx?|js|mjs)$/u.test(file));
const stylesheets = changed.filter((file) => file.startsWith('client/src/') && file.endsWith('.scss'));

const steps: Step[] = [
  {
    name: 'types',
    args: [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/check.tsbuildinfo',
    ],
  },
  { name: `lint (${lintable.length} files)`, args: ['node_modules/oxlint/bin/oxlint', ...lintable] },
  {
    name: `format (${changed.length} files)`,
    args: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  },
  {
    name: `styles (${stylesheets.length} files)`,
    args: ['node_modules/stylelint/bin/stylelint.mjs', '--max-warnings=0', ...stylesheets],
  },
  {
    name: `unit tests (${tests.length} files)`,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=client/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...tests,
    ],
  },
].filter(({ name }) => !name.includes('(0 files)'));

mkdirSync('.cache', { recursive: true });
rmSync(REPORT, { force: true });
// Two at a time: type check and lint occupy one core each.
const waiting = [...steps];
const results: boolean[] = [];
const worker = async (): Promise<void> => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await run(step));
};
await Promise.all([worker(), worker()]);
if (existsSync(REPORT)) passed.store(JSON.parse(readFileSync(REPORT, 'utf8')), tests);
if (open.length > tests.length) {
  console.log(`Not run: ${open.length - tests.length} test files further away from the changes; npm test runs them.`);
}
if (concerned.length > open.length) {
  console.log(`${concerned.length - open.length} test files have passed as they are.`);
}
process.exitCode = results.every(Boolean) ? 0 : 1;
