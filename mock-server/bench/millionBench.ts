/**
 * A great many recorded answers through the product itself: the import command, the start of the mock with the project, and replies over
 * HTTP. `npx tsx mock-server/bench/millionBench.ts 1000000` needs 7 GB of disk; without a number it takes a fifth of that. Prints one line of JSON: seconds of the import and of the
 * first reply after a start (`loadMs`), peak memory of both processes in megabytes (null where the system does not tell), and
 * percentiles of replies in milliseconds. No two requests of a kind are the same, so none is answered from a cache of replies.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { addDays } from '../src/analysis/scope/dates.ts';
import { percentile } from './percentile.ts';
import { RECORDED_BRANDS, RECORDED_DAYS, writeRecordedAnswers } from './writeRecordedAnswers.ts';

const FOLDER = '.cache/million';
const PORT = 5631;
const MOCK = `http://127.0.0.1:${String(PORT)}`;
const LAST_DAY = '2026-06-30';
const WATCH_MS = 100;
const replySchema = v.object({ code: v.literal(0), data: v.unknown() });
const named = v.array(v.object({ id: v.string() }));
const idsSchema = v.union([
  named,
  v.pipe(
    v.object({ list: named }),
    v.transform(({ list }) => list),
  ),
]);

/** Most memory a process ever held, in megabytes, asked of the system while it runs. */
class MemoryWatch {
  #most: number | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(child: ChildProcess) {
    this.#timer = setInterval(() => {
      const file = `/proc/${String(child.pid)}/status`;
      const line = existsSync(file) ? /VmHWM:\s+(\d+) kB/u.exec(readFileSync(file, 'utf8')) : null;
      if (line !== null) this.#most = Math.round(Number(line[1]) / 1024);
    }, WATCH_MS);
  }

  end(): number | null {
    clearInterval(this.#timer);
    return this.#most;
  }
}

function run(args: readonly string[], variables: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, DATA_DIR: `${FOLDER}/data`, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function importFile(file: string): Promise<{ readonly seconds: number; readonly peakMb: number | null }> {
  rmSync(`${FOLDER}/data`, { recursive: true, force: true });
  const start = performance.now();
  const child = run(['scripts/importAnswers.ts', file, ...RECORDED_BRANDS], {});
  const memory = new MemoryWatch(child);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The import failed');
  return { seconds: Math.round((performance.now() - start) / 100) / 10, peakMb: memory.end() };
}

async function startMock(): Promise<ChildProcess> {
  const child = run(['mock-server/src/main.ts'], { MOCK_PORT: String(PORT), MOCK_TODAY: LAST_DAY });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The mock ended');
    const isReady = await fetch(`${MOCK}/__mock/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, WATCH_MS);
    });
  }
}

type Query = Readonly<Record<string, string | readonly string[]>>;

/** Calls as somebody who is logged in makes them of the imported project. */
class Reader {
  #headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' };

  async signIn(): Promise<void> {
    const body = JSON.stringify({ email: 'demo@answerscope.dev', password: 'Answer-2026' });
    const reply = await fetch(`${MOCK}/api/front/user/login`, { method: 'POST', headers: this.#headers, body });
    const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), await reply.json());
    this.#headers = { ...this.#headers, authorization: `Bearer ${data.token}` };
    const projects = v.parse(idsSchema, await this.get('/api/front/project/index', {}));
    this.#headers = { ...this.#headers, 'project-id': projects.at(-1)?.id ?? '' };
  }

  async get(path: string, query: Query): Promise<unknown> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of typeof value === 'string' ? [value] : value) {
        search.append(typeof value === 'string' ? name : `${name}[]`, one);
      }
    }
    const reply = await fetch(`${MOCK}${path}?${search.toString()}`, { headers: this.#headers });
    return v.parse(replySchema, await reply.json()).data;
  }

  /** Milliseconds until the whole reply is there. */
  async time(path: string, query: Query): Promise<number> {
    const start = performance.now();
    await this.get(path, query);
    return performance.now() - start;
  }
}

/** Filters of the kinds people choose: the last 90, 30 and 7 days and all of them, whole or by engine or topic; each only once. */
function filtersOf(
  round: number,
  topics: readonly string[],
  platforms: readonly string[],
): readonly (readonly [string, Query])[] {
  const end = addDays(LAST_DAY, -round);
  const dates = (days: number): Query => ({ start_time: addDays(end, 1 - days), end_time: end });
  const one = (list: readonly string[]): string[] => list.slice(round % list.length, (round % list.length) + 1);
  return [
    ['days90', dates(90)],
    ['days30', dates(30)],
    ['days7', dates(7)],
    ['all', dates(RECORDED_DAYS)],
    ['engine', { ...dates(90), platform_ids: one(platforms) }],
    ['engines', { ...dates(90), platform_ids: platforms.slice(round % 3) }],
    ['topic', { ...dates(90), topic_ids: one(topics) }],
    ['topicEngine', { ...dates(60), topic_ids: one(topics), platform_ids: one(platforms) }],
  ];
}

const WORDS = ['battery', '降噪', 'kestrel 7', '不存在的词'];

async function timeReplies(reader: Reader, rounds: number): Promise<Record<string, unknown>> {
  const ids = async (path: string): Promise<string[]> =>
    v.parse(idsSchema, await reader.get(path, {})).map(({ id }) => id);
  const [topics, platforms] = [await ids('/api/front/topic/index'), await ids('/api/front/platform/index')];
  const times: Record<string, number[]> = {};
  const keep = async (name: string, path: string, query: Query): Promise<void> => {
    (times[name] ??= []).push(await reader.time(path, query));
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, query] of filtersOf(round, topics, platforms)) {
      await keep(`overview.${name}`, '/api/front/overview/index', query);
    }
    const query = { start_time: addDays(LAST_DAY, -89 - round), end_time: addDays(LAST_DAY, -round) };
    await keep('answerIndex', '/api/front/answer/index', query);
    await keep('prompts', '/api/front/answer/prompts', query);
    await keep('promptsSorted', '/api/front/answer/prompts', { ...query, sort: 'average_position' });
    await keep('answerList', '/api/front/answer/answers', query);
  }
  for (const q of WORDS)
    await keep('search', '/api/front/answer/answers', { q, start_time: addDays(LAST_DAY, -29), end_time: LAST_DAY });
  const summary = (values: readonly number[]): Record<string, number> => ({
    p50Ms: percentile(values, 0.5),
    p95Ms: percentile(values, 0.95),
    mostMs: percentile(values, 1),
  });
  const overview = Object.entries(times).flatMap(([name, values]) => (name.startsWith('overview.') ? values : []));
  return {
    overview: summary(overview),
    ...Object.fromEntries(Object.entries(times).map(([name, values]) => [name, summary(values)])),
  };
}

async function main(count: number, rounds: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/answers-${String(count)}.jsonl`;
  if (!existsSync(file)) {
    await writeRecordedAnswers(`${file}.part`, count, Date.parse(`${addDays(LAST_DAY, 1)}T00:00:00+08:00`));
    renameSync(`${file}.part`, file);
  }
  const imported = await importFile(file);
  const mock = await startMock();
  const memory = new MemoryWatch(mock);
  try {
    const reader = new Reader();
    await reader.signIn();
    const dates = { start_time: addDays(LAST_DAY, -89), end_time: LAST_DAY };
    const loadMs = Math.round(await reader.time('/api/front/overview/index', dates));
    const replies = await timeReplies(reader, rounds);
    const figures = {
      importSeconds: imported.seconds,
      importPeakMb: imported.peakMb,
      loadMs,
      mockPeakMb: memory.end(),
    };
    console.log(JSON.stringify({ answers: count, rounds, ...figures, ...replies }));
  } finally {
    memory.end();
    mock.kill();
  }
}

await main(Number(process.argv[2] ?? 200_000), Number(process.argv[3] ?? 8));
