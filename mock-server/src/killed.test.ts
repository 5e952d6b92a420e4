import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkProject, checkRest, projectIdsIn } from './store/care/checkFolder.ts';
import { importSample } from './testing/importSample.ts';
import { PASSWORD } from './testing/smallSeed.ts';

vi.setConfig({ testTimeout: 600_000 });

const KILLS = 10;
/** Maximum delay of the kill in milliseconds: after the start or, in every other round, after each kind of work was done once. */
const LATEST = 1500;
const PATIENCE = 30_000;
/** Maximum repetitions of each kind of work per round: a project holds at most 200 drafts. */
const MOST_TURNS = 18;
const PROJECT = 'killed';
const SCRIPT = fileURLToPath(new URL('./testing/killableServer.ts', import.meta.url));
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(20_000, 5)]);

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  importSample(dataDir, PROJECT, 20);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Data = Record<string, unknown>;
interface Client {
  readonly url: string;
  readonly headers: Record<string, string>;
}

async function begin(): Promise<{ child: ChildProcess; client: Client }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}`)));
  });
  const open: Client = { url, headers: { 'content-type': 'application/json' } };
  const { token } = await post(open, 'user/login', { email: 'ada@example.com', password: PASSWORD });
  const headers = { authorization: `Bearer ${String(token)}`, 'x-xsrf-token': 'of-the-tests', 'project-id': PROJECT };
  return { child, client: { url, headers } };
}

async function dataOf(reply: Response): Promise<Data> {
  const { code, data, msg } = (await reply.json()) as { code: number; data: Data; msg: string };
  if (code !== 0) throw new Error(msg);
  return data;
}

const post = async ({ url, headers }: Client, path: string, body: unknown): Promise<Data> =>
  dataOf(
    await fetch(`${url}/api/front/${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  );

async function send(
  { url, headers }: Client,
  path: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Data> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return dataOf(await fetch(`${url}${path}`, { method: 'POST', headers, body: form }));
}

async function untilDone({ url, headers }: Client, path: string): Promise<void> {
  for (;;) {
    const { state } = await dataOf(await fetch(`${url}/api/front/${path}`, { headers }));
    if (state === 'done') return;
    if (state !== 'running') throw new Error(String(state));
    await pause(10);
  }
}

/** Kinds of work, each with a word that must be on disk once the server has acknowledged it. */
const WORKS: Readonly<Record<string, (client: Client, word: string) => Promise<void>>> = {
  draft: async (client, word) => void (await post(client, 'optimize/draft/create', { title: word, text: word })),
  prompt: async (client, word) =>
    void (await post(client, 'prompt/add', { prompts: [{ text: `${word}?`, topic: '', tags: [] }] })),
  import: async (client, word) => {
    const rows = Array.from({ length: 200 }, (_, row) => `${word} ${String(row)}?,Lumora is fine,Kimi,2026-02-01`);
    const text = ['prompt,answer,platform,date', ...rows].join('\n');
    const found = await send(client, '/api/front/import/inspect', 'answers.csv', text);
    const order = {
      file_id: found['file_id'],
      project_name: 'Lamps',
      brand: { name: 'Lumora' },
      mapping: found['mapping'],
    };
    const { job_id: id } = await post(client, 'import/start', order);
    await untilDone(client, `import/job?job_id=${String(id)}`);
  },
  log: async (client, word) => {
    const line = `1.2.3.4 - - [08/Mar/2026:10:00:00 +0000] "GET /${word} HTTP/1.1" 200 100 "-" "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"`;
    const { file_id: file } = await send(client, '/api/front/traffic/inspect', 'access.log', `${line}\n${line}\n`);
    const order = { file_id: file, site: 'own.example', time_zone: 'UTC' };
    const { job_id: id } = await post(client, 'traffic/import', order);
    await untilDone(client, `traffic/job?job_id=${String(id)}`);
  },
};

/** Names of acknowledged uploads. */
const uploads: string[] = [];
const upload = async (client: Client): Promise<void> => {
  const { url } = await send(client, '/api/upload/save', 'picture.png', PNG);
  uploads.push(String(url).split('/').at(-1) ?? '');
};

/** Acknowledged words, by kind of work. */
const acknowledged = new Map(Object.keys(WORKS).map((name) => [name, [] as string[]]));

/** Works until the server is killed. */
async function workOn(client: Client, name: string, round: number): Promise<void> {
  try {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const word = `word-${name}-${String(round)}-${String(turn)}`;
      await WORKS[name]?.(client, word);
      acknowledged.get(name)?.push(word);
    }
  } catch (error) {
    // The connection ends with the server; an error response of the server would be a fault.
    expect(String(error)).toMatch(/fetch failed|terminated|SyntaxError|other side closed/u);
  }
}

async function uploadOn(client: Client): Promise<void> {
  try {
    for (;;) await upload(client);
  } catch (error) {
    expect(String(error)).toMatch(/fetch failed|terminated|SyntaxError|other side closed/u);
  }
}

/** Waits until each kind of work was acknowledged in this round. */
async function eachDone(round: number): Promise<void> {
  const isDone = (words: readonly string[]): boolean => words.some((word) => word.includes(`-${String(round)}-`));
  const until = performance.now() + PATIENCE;
  while (![...acknowledged.values()].every(isDone) && performance.now() < until) await pause(10);
}

function everything(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? everything(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}

test('a server killed at any moment loses nothing that it said yes to, and leaves no damage', async () => {
  for (let round = 0; round < KILLS; round += 1) {
    const { child, client } = await begin();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const works = [...Object.keys(WORKS).map((name) => workOn(client, name, round)), uploadOn(client)];
    if (round % 2 === 1) await eachDone(round);
    await pause(Math.random() * LATEST);
    child.kill('SIGKILL');
    await Promise.all([ended, ...works]);
    const kept = everything(join(dataDir, 'projects'));
    const lost = [...acknowledged.values()].flat().filter((word) => !kept.includes(word));
    expect(lost, `round ${String(round)}`).toEqual([]);
    expect(uploads.filter((name) => statSync(join(dataDir, 'uploads', name)).size !== PNG.length)).toEqual([]);
    const findings = projectIdsIn(dataDir).flatMap((id) => checkProject(dataDir, id));
    expect([...findings, ...checkRest(dataDir, Date.now())].map(({ file, wrong }) => [file, wrong.en])).toEqual([]);
  }
  // Each kind of work was acknowledged at least once; otherwise nothing was tested.
  expect([...acknowledged].filter(([, words]) => words.length === 0)).toEqual([]);
  expect(uploads).not.toEqual([]);
});
