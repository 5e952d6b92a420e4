import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryTraffic } from '#server/store/traffic/MemoryTraffic.ts';
import type { TrafficStore } from '#server/store/traffic/TrafficStore.ts';
import { importLog } from './importLog.ts';
import { inspectLog } from './inspectLog.ts';
import { readLog } from './readLog.ts';

const NOW = Date.parse('2026-05-01T00:00:00Z');
const BOT = 'ClaudeBot/1.0';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
let folder = '';
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spans-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Day of April and time of day, path. */
const bot = (day: string, time: string, path: string, host = ''): string =>
  `${host === '' ? '' : `${host}:443 `}192.0.2.1 - - [${day}/Apr/2026:${time} +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${BOT}"`;
const asked = (path: string, referrer: string, agent: string): string =>
  `192.0.2.1 - - [07/Apr/2026:09:00:00 +0000] "GET ${path} HTTP/1.1" 200 5 "${referrer}" "${agent}"`;

async function add(store: TrafficStore, lines: readonly string[], of: { site?: string; server?: string } = {}) {
  files += 1;
  const path = join(folder, `${String(files)}.log`);
  writeFileSync(path, lines.join('\n'));
  const { format } = await inspectLog(path, NOW);
  if (format === null) throw new Error('no known format');
  const order = {
    path,
    fileName: 'a.log',
    gzip: false,
    format,
    site: 'camp.example',
    server: '',
    timeZone: 'UTC',
    now: NOW,
    ...of,
  };
  return importLog(store, 'p', order, (request) => readLog(request, () => undefined));
}

const counted = (store: TrafficStore): Record<string, number> => {
  const log = store.of('p');
  return Object.fromEntries([...(log?.count ?? [])].map((count, i) => [log?.urls[log.url[i] ?? 0] ?? '', count]));
};

test('a log cut within a second: the other part of it is new, in either order', async () => {
  const first = [bot('07', '09:00:01', '/a'), bot('07', '09:00:02', '/b'), bot('07', '09:00:02', '/b')];
  const second = [bot('07', '09:00:02', '/b'), bot('07', '09:00:02', '/c'), bot('07', '09:00:03', '/d')];
  const all = {
    'https://camp.example/a': 1,
    'https://camp.example/b': 2,
    'https://camp.example/c': 1,
    'https://camp.example/d': 1,
  };
  for (const parts of [
    [first, second],
    [second, first],
  ]) {
    const store = new MemoryTraffic(() => null);
    for (const part of parts) await add(store, part);
    expect(counted(store)).toEqual(all);
    for (const part of parts) expect(await add(store, part)).toMatchObject({ written: false, already: part.length });
    expect(counted(store)).toEqual(all);
  }
});

test('times without a line are times no log told of', async () => {
  const store = new MemoryTraffic(() => null);
  await add(store, [bot('01', '09:00:00', '/a'), bot('20', '09:00:00', '/b')]);
  expect(await add(store, [bot('10', '09:00:00', '/c'), bot('11', '09:00:00', '/d')])).toMatchObject({
    hits: 2,
    already: 0,
  });
  expect(await add(store, [bot('20', '08:00:00', '/e'), bot('20', '09:00:00', '/b')])).toMatchObject({
    hits: 1,
    already: 1,
  });
});

test('of files that tell of the same hours, as those of many edges, each request is counted once', async () => {
  const store = new MemoryTraffic(() => null);
  const first = [bot('25', '09:00:00', '/f'), bot('25', '09:10:00', '/g'), bot('25', '09:20:00', '/f')];
  const second = [bot('25', '09:05:00', '/h'), bot('25', '09:10:00', '/g'), bot('25', '09:10:00', '/g')];
  expect(await add(store, first)).toMatchObject({ hits: 3, already: 0 });
  expect(await add(store, second)).toMatchObject({ hits: 2, already: 1 });
  const all = { 'https://camp.example/f': 2, 'https://camp.example/g': 2, 'https://camp.example/h': 1 };
  expect(counted(store)).toEqual(all);
  for (const again of [first, second, [...first, ...second.slice(0, 2)]]) {
    expect(await add(store, again)).toMatchObject({ written: false, already: again.length });
  }
  // A line that is not counted, in a time already covered, adds nothing either.
  expect(await add(store, [asked('/f', '-', PERSON).replace('07/Apr', '25/Apr')])).toMatchObject({ written: false });
  expect(counted(store)).toEqual(all);
});

test('two requests alike in one second are told apart by the names that the CDN gave them', async () => {
  const line = (requestId: string) =>
    JSON.stringify({ requestId, ts: '2026-04-07T09:00:00Z', method: 'GET', path: '/a', status: 200, userAgent: BOT });
  const store = new MemoryTraffic(() => null);
  await add(store, [line('one')]);
  expect(await add(store, [line('two'), line('one')])).toMatchObject({ hits: 1, already: 1 });
});

test('the log of the same hours in another format says nothing new: the same requests look different in it', async () => {
  const store = new MemoryTraffic(() => null);
  await add(store, [bot('07', '09:00:00', '/a'), bot('07', '09:20:00', '/b')]);
  const json = { ts: '2026-04-07T09:10:00.123Z', method: 'GET', path: '/a', status: 200, userAgent: BOT };
  expect(await add(store, [JSON.stringify(json)])).toMatchObject({ written: false, already: 1 });
});

test('each host has a log of its own', async () => {
  const store = new MemoryTraffic(() => null);
  await add(store, [bot('07', '09:00:00', '/a', 'www.camp.example'), bot('07', '09:20:00', '/b', 'www.camp.example')]);
  const help = [bot('07', '09:05:00', '/a', 'help.camp.example'), bot('07', '09:06:00', '/a', 'help.camp.example')];
  expect(await add(store, help)).toMatchObject({ hits: 2, already: 0 });
  expect(await add(store, help)).toMatchObject({ written: false, already: 2 });
  // Without hosts it is the log of the named site.
  expect(await add(store, [asked('/a', '-', PERSON)])).toMatchObject({ written: false, already: 1 });
});

test('a request that several lines tell of is counted once', async () => {
  const at = Date.parse('2026-04-07T09:00:00Z');
  const line = (id: string, more: object = {}) =>
    JSON.stringify({ requestId: id, ts: at, method: 'GET', path: '/tents', status: 200, userAgent: BOT, ...more });
  const store = new MemoryTraffic(() => null);
  const result = await add(store, [
    line('request-1'),
    line('request-1', { message: 'END' }),
    line('request-2'),
    line('request-3', { WorkerSubrequest: true }),
  ]);
  expect(result).toMatchObject({ lines: 4, hits: 2, repeated: 2, bad: 0 });
});

test('programs that follow a marked link, and calls of the page itself, are no visits', async () => {
  const store = new MemoryTraffic(() => null);
  const marked = '/tents?utm_source=perplexity';
  const result = await add(store, [
    asked(marked, '-', PERSON),
    asked(marked, 'https://www.perplexity.ai/', PERSON),
    asked(marked, 'https://news.other.example/', PERSON),
    asked(marked, 'https://shop.camp.example/tents?utm_source=perplexity', PERSON),
    asked(marked, '-', 'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)'),
    asked(marked, '-', 'WhatsApp/2.23.20.0'),
    asked(marked, 'https://www.perplexity.ai/', 'curl/8.5.0'),
    asked(marked, '-', '-'),
  ]);
  expect(result).toMatchObject({ visits: 3, hits: 0, others: 5 });
  expect(counted(store)).toEqual({ 'https://camp.example/tents': 1 });
});

test('the mark of an engine is no part of the address', async () => {
  const store = new MemoryTraffic(() => null);
  await add(store, [
    asked('/tents?referrer=grok.com&size=2', '-', PERSON),
    asked('/tents?size=2', 'https://grok.com/', PERSON),
  ]);
  expect(store.of('p')?.urls).toEqual(['https://camp.example/tents?size=2']);
});

test('names that a CDN gives itself are not those of the site', async () => {
  const line = { ts: '2026-04-07T09:00:00Z', host: 'd1abc.cloudfront.net', uri: '/a', status: 200, ua: BOT };
  const store = new MemoryTraffic(() => null);
  await add(store, [JSON.stringify(line)]);
  expect(counted(store)).toEqual({ 'https://camp.example/a': 1 });
});

test('a log says what it leaves out', async () => {
  const store = new MemoryTraffic(() => null);
  const common = '192.0.2.1 - - [07/Apr/2026:09:00:00 +0000] "GET /a HTTP/1.1" 200 5';
  expect(await add(store, [common])).toMatchObject({ notes: ['no_user_agents', 'no_referrers'] });
  const both = [asked('/a', 'https://a.example/', PERSON)];
  expect(await add(new MemoryTraffic(() => null), both)).toMatchObject({ notes: [] });
});

test('a log that is counted for one site is refused for another, and nothing is counted twice', async () => {
  const store = new MemoryTraffic(() => null);
  const lines = ['1', '2', '3', '4', '5', '6'].map((second) => bot('07', `09:00:0${second}`, `/${second}`));
  await add(store, lines, { site: 'typo.example' });
  const before = counted(store);
  await expect(add(store, lines)).rejects.toThrow(/already counted for typo\.example.*clear all log data/u);
  await expect(add(store, lines, { server: 'b' })).rejects.toThrow(/already counted for typo\.example/u);
  // A longer file of the same requests, whose log went on.
  await expect(add(store, [...lines, '192.0.2.1 - - ['])).rejects.toThrow(/already counted/u);
  expect(counted(store)).toEqual(before);
  // Lines that name their host are of that host, whatever site was given; and other requests of another site count.
  await add(
    store,
    lines.map((line) => `camp.example:443 ${line}`),
    { site: 'other.example' },
  );
  await add(store, [...lines.slice(0, 3), ...['7', '8', '9'].map((each) => bot('07', `09:00:0${each}`, '/x'))], {
    site: 'third.example',
  });
  expect(Object.keys(counted(store))).toEqual(
    expect.arrayContaining(['https://camp.example/1', 'https://third.example/x']),
  );
});
