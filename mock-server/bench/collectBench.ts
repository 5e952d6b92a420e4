/**
 * Asks 10,000 slots of a provider that answers at once (a separate process): `npx tsx mock-server/bench/collectBench.ts [slots] [pause]`.
 * Prints one line of JSON: milliseconds and bytes of memory and disk per slot, and response times of the overview before, during and after
 * the run, on a server whose project has as many answers as the run adds: twice as many at its end. A reader requests it repeatedly,
 * `pause` milliseconds apart (100; 0: without pause); with `unread` nobody reads during the run.
 */
import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays } from '#client/lib/dates.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { runFiles } from '../src/collect/collectPaths.ts';
import { providerSource } from '../src/collect/providers/readProviders.ts';
import { writeImported } from '../src/store/projectFiles/projectStore.ts';
import { variablesOf } from '../src/testing/fakeProviders/startFakeProviders.ts';
import { startTestServer } from '../src/testing/startTestServer.ts';
import type { TestServer } from '../src/testing/startTestServer.ts';
import { benchAnswer, benchAnswerProject } from './benchAnswers.ts';
import { percentile } from './percentile.ts';

const PROJECT = 'bench';
const PLATFORMS = ['openai', 'claude', 'perplexity', 'grok', 'mistral'] as const;
const SERVE = fileURLToPath(new URL('../src/testing/fakeProviders/serve.ts', import.meta.url));
/** At least as many as during a run: the percentile of fewer values would not be comparable. */
const USUAL_READS = 150;
/** Milliseconds between two polls of the run's state. */
const LOOK_EVERY = 100;

async function startFake(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve) => {
    child.stdout.once('data', (said: Buffer) => {
      resolve(said.toString().trim());
    });
  });
  return { url, stop: () => child.kill() };
}

function writeProject(dataDir: string, answers: number, prompts: number): void {
  const random = seededRandom(7);
  const project = benchAnswerProject();
  const list = Array.from({ length: answers }, (_, index) => benchAnswer(random, index));
  const asked = Array.from({ length: prompts }, (_, index) => ({
    ...{ id: `asked-${String(index)}`, text: `Bench question ${String(index)}?`, topic_id: null, tags: [] },
    keyword_ids: [],
  }));
  // Only the bench's own questions are asked.
  const recorded = project.prompts.map((prompt) => ({ ...prompt, paused: true }));
  const at = new Date().toISOString();
  const origin = { origin: 'import', created_at: at, updated_at: at, answer_count: list.length } as const;
  writeImported(dataDir, { ...project, id: PROJECT, name: PROJECT, prompts: [...recorded, ...asked], ...origin }, list);
}

/** Response time of one overview in milliseconds; its window moves, so that no report is cached. */
async function overview(server: TestServer, headers: Record<string, string>, round: number): Promise<number> {
  const end = addDays('2026-03-10', -(round % 60));
  const query = `start_time=${addDays(end, -29)}&end_time=${end}&time_zone=Asia%2FShanghai`;
  const began = performance.now();
  const { code } = await server.get(`/api/front/overview/index?${query}`, headers);
  if (code !== 0) throw new Error(`The overview was refused with ${String(code)}`);
  return performance.now() - began;
}

/** Response times of as many overviews, in milliseconds, without other load. */
async function usualReads(server: TestServer, headers: Record<string, string>, every: number): Promise<number[]> {
  const reads: number[] = [];
  for (let round = 0; round < USUAL_READS; round += 1) {
    reads.push(await overview(server, headers, round));
    await pause(every);
  }
  return reads;
}

/** @param every milliseconds between two requests of the reader; null: nobody reads during the run */
async function bench(slots: number, every: number | null): Promise<void> {
  const prompts = Math.round(slots / PLATFORMS.length);
  const fake = await startFake();
  const server = await startTestServer({
    providers: providerSource(variablesOf(fake.url, 'key'), '/nowhere'),
    collectTuning: { pace: { concurrency: 4, interval: 0 } },
  });
  writeProject(server.dataDir, slots, prompts);
  const headers = { ...(await server.signIn('ada')), 'project-id': PROJECT };
  const platforms = PLATFORMS.map((id) => ({
    ...{ provider_id: id, name: `${id} (API)`, model: null, search_mode: null, country: null },
  }));
  const plan = { platforms, repeats: 1, days: [], hour: 0, time_zone: 'UTC', cap_answers: 1e6, cap_cost: 1e5 };
  await server.post('/api/front/collect/plan/save', { plan }, headers);
  const usual = await usualReads(server, headers, every ?? LOOK_EVERY);
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await server.post('/api/front/collect/run/start', {}, headers);
  const during: number[] = [];
  let most = 0;
  let run = server.collect.newest(PROJECT);
  for (let round = 0; run?.state === 'running'; round += 1) {
    if (every !== null) during.push(await overview(server, headers, round));
    most = Math.max(most, process.memoryUsage().heapUsed);
    await pause(every ?? LOOK_EVERY);
    run = server.collect.newest(PROJECT);
  }
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  if (run?.done !== slots) {
    throw new Error(`Of ${String(slots)} slots ${String(run?.done)} were answered: ${run?.state ?? ''}`);
  }
  const after = await usualReads(server, headers, every ?? LOOK_EVERY);
  globalThis.gc?.();
  const files = runFiles(server.dataDir, PROJECT, run.id);
  const figures = {
    slots,
    msPerSlot: took / slots,
    cpuMsPerSlot: (user + system) / 1000 / slots,
    heapBytesPerSlot: Math.round((process.memoryUsage().heapUsed - heapBefore) / slots),
    peakHeapMegabytes: Math.round(most / 1e6),
    journalBytesPerSlot: Math.round(statSync(files.journal).size / slots),
    replyBytesPerSlot: Math.round(statSync(files.replies).size / slots),
    ...{ overviewUsualP50Ms: percentile(usual, 0.5), overviewUsualP95Ms: percentile(usual, 0.95) },
    ...{ overviewDuringP50Ms: percentile(during, 0.5), overviewDuringP95Ms: percentile(during, 0.95) },
    overviewAfterP95Ms: percentile(after, 0.95),
    readsDuring: during.length,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
  fake.stop();
}

const [slots = '10000', every = '100'] = process.argv.slice(2);
await bench(Number(slots), every === 'unread' ? null : Number(every));
process.exit(0);
