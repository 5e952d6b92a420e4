import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importSample } from '../testing/importSample.ts';
import { readingCalls } from '../testing/readingCalls.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const CLIENTS = 50;
const FOR_MS = 5000;
const DATES = { start_time: '2026-02-25', end_time: '2026-03-10', time_zone: 'UTC' };
const KNOWN = {
  ...{ prompt: 'q1', topic: 't-a', answer: 'kimi-1-0', domain: 'own.example', rival: 'rival', keyword: 'k1' },
};

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'large');
  headers = { ...(await server.signIn('ada')), 'project-id': 'large' };
});
afterAll(() => server.stop());

test('fifty clients read and write for some seconds without an error, and nothing they were told is lost', async () => {
  const faults = vi.spyOn(console, 'error');
  const calls = readingCalls(KNOWN, DATES);
  const failed: string[] = [];
  const added: string[] = [];
  let replies = 0;
  const end = performance.now() + FOR_MS;
  const read = async (turn: number): Promise<void> => {
    const [path, query] = calls[turn % calls.length] ?? ['/api/front/project/index', {}];
    const reply = await fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`, { headers });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (reply.status !== 200 || (isJson && !text.startsWith('{"code":0,'))) {
      failed.push(`${path}: ${text.slice(0, 100)}`);
    }
  };
  const write = async (client: number, turn: number): Promise<void> => {
    const text = `Which lamp is best for client ${String(client)} in turn ${String(turn)}?`;
    const { code } = await server.post('/api/front/prompt/add', { prompts: [{ text, topic: '', tags: [] }] }, headers);
    if (code === 0) added.push(text);
    else failed.push(`add: ${String(code)}`);
  };
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await (turn % 10 === 9 ? write(number, turn) : read(number + turn));
      replies += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  expect(failed).toEqual([]);
  expect(faults).not.toHaveBeenCalled();
  expect(replies).toBeGreaterThan(CLIENTS);
  const total = (await server.get('/api/front/prompt/index?q=client', headers)).data as { total: number };
  expect(total.total).toBe(added.length);
});
