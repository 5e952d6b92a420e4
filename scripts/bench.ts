import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { benchMemory } from './bench/benchMemory.ts';
import { benchPages } from './bench/benchPages.ts';
import type { PageResult } from './bench/benchPages.ts';
import { benchScroll } from './bench/benchScroll.ts';
import { withBenchServers } from './bench/benchServers.ts';
import { benchSteps } from './bench/benchSteps.ts';
import { missedGoals } from './bench/goals.ts';
import { tablesOf } from './bench/tablesOf.ts';
import { CommandError } from './lib/CommandError.ts';
import { initialFiles, manifestSchema } from './lib/initialFiles.ts';
import { ROUTE_BUDGETS } from './lib/routeBudgets.ts';
import { runCommand } from './lib/runCommand.ts';
import { runScript } from './lib/runScript.ts';

const MOCK_BENCHES = 'mock-server/bench';
const REPORT = '.cache/bench.json';
const jsonObject = v.record(v.string(), v.unknown());

async function runOrThrow(args: readonly string[], quiet: boolean): Promise<string> {
  const { ok, output } = await runCommand(args, { quiet });
  if (!ok) throw new CommandError(`${args.join(' ')} failed. ${output}`);
  return output;
}

/** Each benchmark of the mock prints one JSON object; the other lines are for people. */
async function benchMock(): Promise<Record<string, Record<string, unknown>>> {
  const results: Record<string, Record<string, unknown>> = {};
  const files = existsSync(MOCK_BENCHES) ? readdirSync(MOCK_BENCHES).filter((file) => file.endsWith('Bench.ts')) : [];
  for (const file of files) {
    console.log(`Running ${file} …`);
    const output = await runOrThrow(['--expose-gc', '--import', 'tsx', `${MOCK_BENCHES}/${file}`], true);
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    results[file.replace('.ts', '')] = v.parse(jsonObject, JSON.parse(json));
  }
  return results;
}

/** Scripts that the browser loaded and `npm run size` does not list: its route table is then outdated. */
function uncountedFiles({ route, files }: PageResult): string[] {
  const budget = ROUTE_BUDGETS.find((one) => one.route === route);
  if (budget === undefined) return [];
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));
  const counted = new Set(initialFiles(manifest, budget.modules).map((file) => `/${file}`));
  return files.filter((file) => file.startsWith('/assets/') && !counted.has(file));
}

const kb = (bytes: number | null | undefined): string => `${((bytes ?? 0) / 1000).toFixed(1)} kB`;
const ms = (time: number | null): string => (time === null ? 'never' : `${Math.round(time)} ms`);

function row(page: PageResult): Record<string, string | number | null> {
  return {
    requests: page.requests,
    script: kb(page.bytes['Script']),
    style: kb(page.bytes['Stylesheet']),
    data: kb(page.bytes['Data']),
    total: kb(page.totalBytes),
    'first paint': ms(page.firstContentfulPaintMs),
    ready: ms(page.readyMs),
    blocking: ms(page.totalBlockingMs),
  };
}

const HELP = `Measures pages, clicks, scrolling, memory and the analysis, and writes .cache/bench.json. Takes several minutes.

  npm run bench

Exit codes: 0 within the goals, 1 over one, 2 an argument is wrong.`;

async function bench(): Promise<void> {
  await runOrThrow(
    ['node_modules/vite/bin/vite.js', 'build', '--config=client/vite.config.ts', '--logLevel=warn'],
    false,
  );
  const { pages, steps, memory } = await withBenchServers('.cache/bench-data', async (browser) => ({
    pages: await benchPages(),
    steps: await benchSteps(browser),
    memory: await benchMemory(browser),
  }));
  console.log('\nMedians of 5 visits with an empty cache, processor slowed 4 times, brotli:');
  console.table(Object.fromEntries(pages.map((page) => [page.route, row(page)])));
  for (const page of pages) {
    const uncounted = uncountedFiles(page);
    if (uncounted.length > 0) console.log(`${page.route} also fetched: ${uncounted.join(', ')}`);
  }
  console.log(
    '\nFrom a click until nothing in sight changes any more, without the time of the server, processor slowed 4 times:',
  );
  console.table(steps);
  console.log(
    `\nMemory before and after ${memory.routeChanges} changes of page (the heap grew by ${memory.heapGrowthPercent} %, the objects in it by ${memory.objectsGrowthPercent} %):`,
  );
  console.table({ before: memory.before, after: memory.after });
  console.log(
    '\nScrolling the table of 10,000 prompts, five times (the third is the median), and for comparison rows of one word each; processor slowed 4 times:',
  );
  const scroll = await benchScroll();
  console.table([...scroll.prompts, scroll.floor]);
  const mock = await benchMock();
  for (const [name, result] of Object.entries(mock)) for (const table of tablesOf(name, result)) console.table(table);

  const [processor] = cpus();
  const machine = { processor: processor?.model ?? 'unknown', cores: cpus().length, node: process.version };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    REPORT,
    `${JSON.stringify({ at: new Date().toISOString(), machine, pages, steps, memory, scroll, mock }, null, 2)}\n`,
  );
  console.log(`Written to ${REPORT}`);
  const missed = missedGoals(steps, scroll);
  if (missed.length > 0) throw new CommandError(missed.join('\n'));
}

process.exitCode = await runScript('bench', async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) console.log(HELP);
  else await bench();
});
