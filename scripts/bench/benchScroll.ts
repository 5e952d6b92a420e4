import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { storageKeys } from '#client/lib/storage.ts';
import { importCommand } from '#server/ingest/command/importCommand.ts';
import { BENCH_ADDRESS, signedInState, withBenchServers } from './benchServers.ts';
import { measureScroll } from './measureScroll.ts';
import type { ScrollResult } from './measureScroll.ts';
import { openPlainList } from './openPlainList.ts';
import { writeLongProject } from './writeLongProject.ts';

const DATA_DIR = '.cache/bench-scroll';
const FILE = `${DATA_DIR}/answers.jsonl`;
const PROJECT = 'Scroll bench';
const SLOWDOWN = 4;
const tokenSchema = v.object({ token: v.string() });

async function importProject(): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  await writeLongProject(FILE, Date.now());
  const brands = ['--brand', '澄音', ...['Northpeak', 'Lumora', '听澜'].flatMap((name) => ['--competitor', name])];
  const said: string[] = [];
  const code = await importCommand([FILE, '--project', PROJECT, '--time-zone', 'Asia/Shanghai', ...brands], {
    environment: { ...process.env, DATA_DIR },
    out: (text) => said.push(text),
    errorOut: process.stderr,
    now: Date.now,
  });
  if (code !== 0) throw new Error(`The project of the bench could not be imported. ${said.join('\n')}`);
}

/** The chosen project as the product stores it in the browser. */
async function projectEntry(): Promise<Record<string, string>> {
  const { storageState } = await signedInState();
  if (typeof storageState !== 'object') throw new Error('not logged in');
  const entries = storageState.origins[0]?.localStorage.map(({ name, value }) => [name, value]) ?? [];
  const { token } = v.parse(tokenSchema, Object.fromEntries(entries));
  const reply = await fetch(`${BENCH_ADDRESS}/api/front/project/index`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { list } = v.parse(v.object({ data: projectIndexSchema }), await reply.json()).data;
  const project = list.find(({ name }) => name === PROJECT);
  if (project === undefined) throw new Error('The imported project is not in the list.');
  return { [storageKeys.currentProject]: JSON.stringify(project) };
}

const RUNS = 5;

export interface ScrollComparison {
  /** Sorted by longest frame: the middle one is the median. */
  readonly prompts: readonly ScrollResult[];
  /** Baseline: the frames that this computer misses with almost nothing to render. */
  readonly floor: ScrollResult;
}

async function measureRuns(measure: () => Promise<ScrollResult>): Promise<ScrollResult[]> {
  const results: ScrollResult[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results.sort((a, b) => a.maxFrameMs - b.maxFrameMs || a.framesOver50 - b.framesOver50);
}

/** Scrolls the prompts table of a project of ten thousand prompts five times, with 4× CPU throttling. */
export async function benchScroll(): Promise<ScrollComparison> {
  await importProject();
  return withBenchServers(DATA_DIR, async (browser) => {
    const state = await signedInState(await projectEntry());
    const openPrompts = async (page: Page): Promise<void> => {
      await page.goto(`${BENCH_ADDRESS}/answer/index`);
    };
    return {
      prompts: await measureRuns(async () => measureScroll(browser, openPrompts, { slowdown: SLOWDOWN, state })),
      floor: await measureScroll(browser, openPlainList, { slowdown: SLOWDOWN, state: {} }),
    };
  });
}
