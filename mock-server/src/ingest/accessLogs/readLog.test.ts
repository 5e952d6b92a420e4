import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { MemoryTraffic } from '#server/store/traffic/MemoryTraffic.ts';
import { importLog } from './importLog.ts';
import { inspectLog } from './inspectLog.ts';
import { readLog } from './readLog.ts';
import { siteOf } from './siteOf.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const GPT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const CHROME = 'Mozilla/5.0 Chrome/138.0.0.0 Safari/537.36';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Given {
  readonly time?: string;
  readonly path?: string;
  readonly status?: number;
  readonly referrer?: string;
  readonly agent?: string;
  readonly method?: string;
}

function line({
  time = '08/Mar/2026:10:00:00 +0800',
  path = '/a',
  status = 200,
  referrer = '-',
  agent = GPT,
  method = 'GET',
}: Given): string {
  return `203.0.113.77 - ada [${time}] "${method} ${path} HTTP/1.1" ${status} 5 "${referrer}" "${agent}"`;
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const order = (path: string) => {
  return {
    path,
    fileName: 'access.log',
    gzip: false,
    format: 'combined',
    site: 'www.own.example',
    server: '',
    timeZone: 'Asia/Shanghai',
    now: NOW,
  } as const;
};
const read = (path: string, changes = {}) => readLog({ ...order(path), spans: [], ...changes }, () => undefined);

/** Cells in readable form. */
function cellsOf(log: TrafficLog | null): unknown[] {
  if (log === null) return [];
  return [...log.count].map((count, i) => [
    new Date((log.day[i] ?? 0) * 86_400_000).toISOString().slice(0, 10),
    log.actors[log.actor[i] ?? 0],
    log.urls[log.url[i] ?? 0],
    log.status[i],
    count,
  ]);
}

const LINES = [
  line({}),
  line({ path: '/a?utm_source=x' }),
  line({ path: '/b', status: 404, time: '08/Mar/2026:16:30:00 +0000' }),
  line({ agent: CHROME, referrer: 'https://www.doubao.com/chat', path: '/a' }),
  line({ agent: CHROME, path: '/a?utm_source=chatgpt.com' }),
  line({ agent: CHROME, referrer: 'https://chatgpt.com/', path: '/a?utm_source=chatgpt.com' }),
  line({ agent: CHROME, referrer: 'https://www.doubao.com/', path: '/moved', status: 301 }),
  line({ agent: CHROME, referrer: 'https://www.doubao.com/', path: '/gone', status: 404 }),
  line({ agent: CHROME, referrer: 'https://www.doubao.com/', path: '/site.css' }),
  line({ agent: CHROME, referrer: 'https://www.doubao.com/', method: 'POST' }),
  line({ agent: CHROME, referrer: 'https://www.baidu.com/' }),
];
const CELLS = [
  ['2026-03-08', 'crawler:gptbot', 'https://own.example/a', 200, 2],
  ['2026-03-08', 'referrer:doubao', 'https://own.example/a', 200, 1],
  ['2026-03-08', 'referrer:doubao', 'https://own.example/gone', 404, 1],
  ['2026-03-08', 'utm:chatgpt', 'https://own.example/a', 200, 1],
  ['2026-03-08', 'referrer:chatgpt', 'https://own.example/a', 200, 1],
  ['2026-03-09', 'crawler:gptbot', 'https://own.example/b', 404, 1],
];

test('crawlers and visits are counted by day, page and status; everybody else is not kept', async () => {
  const { log, result } = await read(file('a.log', LINES.join('\n')));
  expect(cellsOf(log)).toEqual(CELLS);
  expect(result).toMatchObject({
    written: true,
    lines: 11,
    hits: 3,
    visits: 4,
    others: 4,
    bad: 0,
    already: 0,
    first_date: '2026-03-08',
    last_date: '2026-03-09',
  });
});

test('the port that a server logs with its name is no part of the site', async () => {
  const path = file(
    'ports.log',
    [443, 80, 8080].map((port, at) => `www.own.example:${port} ${line({ path: `/${at}` })}`).join('\n'),
  );
  expect((await inspectLog(path, NOW)).hosts).toEqual(['www.own.example']);
  expect((await read(path)).log?.urls).toEqual([
    'https://own.example/0',
    'https://own.example/1',
    'https://own.example/2',
  ]);
});

test('nothing that tells of a visitor is kept', async () => {
  const { log } = await read(file('privacy.log', LINES.join('\n')));
  const text = JSON.stringify(log);
  for (const trace of ['203.0.113', 'ada', 'Chrome', '10:00']) expect(text).not.toContain(trace);
});

test('gzip, also of several parts, reads the same', async () => {
  const half = LINES.length >> 1;
  const parts = [LINES.slice(0, half), LINES.slice(half)].map((lines) => gzipSync(`${lines.join('\n')}\n`));
  const path = file('a.log.gz', Buffer.concat(parts));
  const { log, result } = await read(path, { gzip: true });
  expect(cellsOf(log)).toEqual(CELLS);
  expect(result.lines).toBe(11);
  expect(await inspectLog(path, NOW)).toMatchObject({
    gzip: true,
    format: 'combined',
    problem: null,
    lines: 11,
    hits: 3,
  });
});

test('bad lines are told by their place and stop no good one', async () => {
  const lines = [
    '#Remark: a log',
    LINES[0],
    'torn',
    line({ time: '08/Foo/2026:10:00:00 +0800' }),
    line({ time: '08/Mar/2027:10:00:00 +0800' }),
    'x'.repeat(70_000),
    LINES[0],
  ];
  const { result } = await read(file('bad.log', lines.join('\r\n')));
  expect(result).toMatchObject({ lines: 6, hits: 2, bad: 4, written: true });
  expect(result.bad_lines.map(({ line: place, reason }) => [place, reason])).toEqual([
    [3, 'unreadable'],
    [4, 'bad_time'],
    [5, 'time_out_of_range'],
    [6, 'too_long'],
  ]);
});

test('a log that grew, or the same one again, adds nothing twice; another server of the site adds up', async () => {
  const store = new MemoryTraffic(() => null);
  const add = (path: string, server = '') =>
    importLog(store, 'p', { ...order(path), server }, (request) => readLog(request, () => undefined));
  const short = file('short.log', LINES.join('\n'));
  const grown = file('grown.log', [...LINES, line({ time: '09/Mar/2026:08:00:00 +0800', path: '/c' })].join('\n'));
  expect(await add(short)).toMatchObject({ written: true, already: 0 });
  expect(await add(grown)).toMatchObject({ written: true, already: 11, hits: 1 });
  expect(await add(grown)).toMatchObject({ written: false, already: 12, hits: 0 });
  const added = ['2026-03-09', 'crawler:gptbot', 'https://own.example/c', 200, 1];
  expect(cellsOf(store.of('p'))).toEqual([...CELLS.slice(0, -1), added, ...CELLS.slice(-1)]);
  expect(store.of('p')?.imports).toHaveLength(2);
  expect(await add(short, 'web2')).toMatchObject({ written: true, hits: 3 });
  expect(store.of('p')?.count[0]).toBe(4);
});

test('a failure leaves what was there', async () => {
  const store = new MemoryTraffic(() => null);
  const add = (path: string, gzip: boolean) =>
    importLog(store, 'p', { ...order(path), gzip }, (request) => readLog(request, () => undefined));
  await add(file('whole.log', LINES.join('\n')), false);
  const before = store.of('p');
  const noise = Array.from({ length: 9000 }, (_, i) =>
    line({ time: '09/Mar/2026:12:00:00 +0800', path: `/${Math.sin(i)}` }),
  );
  const whole = gzipSync(noise.join('\n'));
  await expect(add(file('cut.gz', whole.subarray(0, whole.length - 500)), true)).rejects.toThrow();
  await expect(add(join(folder, 'none.log'), false)).rejects.toThrow();
  expect(store.of('p')).toBe(before);
});

test('an export of Google Analytics is told, as a report, as JSON of events and as their table', async () => {
  const rule = `# ${'-'.repeat(40)}`;
  const report = [
    rule,
    '# Traffic acquisition',
    rule,
    '#',
    '# Start date: 20260301',
    '# End date: 20260328',
    'Session source,Sessions',
    'chatgpt.com,96',
  ];
  const event = {
    event_date: '20260308',
    event_timestamp: '1772928000000000',
    event_name: 'page_view',
    event_params: [],
  };
  for (const text of [
    report.join('\n'),
    `\uFEFF${report.join('\r\n')}`,
    JSON.stringify(event),
    'event_date,event_timestamp,event_name,page_location\n20260308,1772928000000000,page_view,/',
  ]) {
    expect(await inspectLog(file('ga.csv', text), NOW)).toMatchObject({
      format: null,
      problem: 'analytics',
      bad_lines: [],
    });
  }
});

test.each([
  ['analytics', 'Session source,Sessions,Key events\nchatgpt.com,12,1\n'],
  ['search_report', 'Date,Clicks,Impressions,CTR,Position\n2026-03-08,1,9,11%,4\n'],
])('so is a report by its columns alone: %s', async (problem, text) => {
  expect(await inspectLog(file('report.csv', text), NOW)).toMatchObject({ format: null, problem, bad_lines: [] });
});

test('a log of a firewall says that a request came, but not how it was answered', async () => {
  const line = (args: string, responseCodeSent: number | null): string => {
    const headers = [{ name: 'User-Agent', value: 'GPTBot/1.2' }];
    const httpRequest = { clientIp: '192.0.2.7', headers, uri: '/lamps', args, httpMethod: 'GET' };
    return JSON.stringify({ timestamp: NOW - 1000, action: 'ALLOW', responseCodeSent, httpRequest });
  };
  const found = await inspectLog(file('waf.log', `${line('', null)}\n${line('a=1', 403)}\n`), NOW);
  expect(found).toMatchObject({ format: null, problem: 'no_status', lines: 2 });
  expect(found.bad_lines).toHaveLength(2);
  const other = JSON.stringify({ time: NOW, message: 'started', url: '' });
  expect(await inspectLog(file('app.log', `${other}\n`), NOW)).toMatchObject({ problem: 'unknown_format' });
});

test('the first lines of a file in an unknown format are shown', async () => {
  const found = await inspectLog(file('table.csv', 'time,page,visitor\n2026-03-08,/a,7\n2026-03-08,/b,8\n'), NOW);
  expect(found).toMatchObject({ format: null, problem: 'unknown_format', lines: 3 });
  expect(found.bad_lines).toEqual([
    { line: 1, text: 'time,page,visitor', reason: 'unreadable' },
    { line: 2, text: '2026-03-08,/a,7', reason: 'unreadable' },
    { line: 3, text: '2026-03-08,/b,8', reason: 'unreadable' },
  ]);
});

test.each([
  ['empty', ''],
  ['empty', '\n\n\n'],
  ['binary', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 37) % 251))],
  // An archive with an uncompressed file: it contains the line as it is.
  ['binary', Buffer.from(`PK\u0003\u0004access.log${line({})}\n${line({})}\n`)],
  ['damaged', Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3, 4, 5, 6, 7])],
])('%s files are told', async (problem, content) => {
  expect(await inspectLog(file('odd', content), NOW)).toMatchObject({ format: null, problem });
});

test('lines of JSON name their hosts; a host that is none gives way to the site', async () => {
  const json = (host: string): string =>
    JSON.stringify({ ts: '2026-03-08T02:00:00Z', host, uri: '/a', status: 200, ua: GPT });
  const path = file('a.jsonl', [json('Help.Own.example'), json('10.0.0.1'), json('')].join('\n'));
  expect(await inspectLog(path, NOW)).toMatchObject({ format: 'json', hosts: ['help.own.example', '10.0.0.1'] });
  const { log } = await read(path, { format: 'json' });
  expect(log?.urls).toEqual(['https://help.own.example/a', 'https://own.example/a']);
});

test('sites as people type them', () => {
  expect(['https://www.Example.com/x', 'example.com', '例子.中国'].map(siteOf)).toEqual([
    'example.com',
    'example.com',
    'xn--fsqu00a.xn--fiqs8s',
  ]);
  expect(['', 'localhost', '10.0.0.1', 'a b'].map(siteOf)).toEqual([null, null, null, null]);
});

test('a long log is read piece by piece, and says how far it is', async () => {
  const many = Array.from({ length: 30_000 }, (_, i) =>
    line({ path: `/p${i % 1000}`, agent: i % 3 === 0 ? GPT : CHROME }),
  );
  const path = file('many.log', many.join('\n'));
  const told: number[] = [];
  const { result } = await readLog({ ...order(path), spans: [] }, ({ bytes }) => told.push(bytes));
  expect(result).toMatchObject({ lines: 30_000, hits: 10_000 });
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(many.join('\n').length);
});

test.each(['utf-16le', 'utf-16be', 'utf-32le'])('a log that went through the shell of Windows, in %s', async (name) => {
  const text = `\uFEFF${line({})}\r\n${line({ path: '/b' })}\r\n`;
  const bytes = Buffer.from(text, 'utf16le');
  const wide = Buffer.from(Uint32Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
  const path = file(`${name}.log`, name === 'utf-32le' ? wide : name === 'utf-16be' ? bytes.swap16() : bytes);
  expect(await inspectLog(path, NOW)).toMatchObject({ format: 'combined', problem: null, lines: 2, hits: 2 });
  expect((await read(path)).result).toMatchObject({ hits: 2, bad: 0 });
});

test('times that say no zone are taken for UTC, and it is said', async () => {
  const json = (ts: string): string => JSON.stringify({ ts, uri: '/a', status: 200, ua: GPT });
  const notes = async (...times: string[]) =>
    (await inspectLog(file('z.jsonl', times.map(json).join('\n')), NOW)).notes;
  expect(await notes('2026-03-08T02:00:00Z', '2026-03-08 10:00:00+08:00', '2026-03-08T10:00:00+0800')).toEqual([
    'no_referrers',
  ]);
  expect(await notes('2026-03-08T02:00:00Z', '2026-03-08 02:00:00')).toEqual(['no_referrers', 'no_time_zone']);
  const iis = `#Fields: date time cs-uri-stem sc-status cs(User-Agent)\n2026-03-08 02:00:00 /a 200 ${GPT.replaceAll(' ', '+')}`;
  expect(await inspectLog(file('iis.log', iis), NOW)).toMatchObject({ hits: 1, notes: ['no_referrers'] });
});

test('a file of zeros, which looks like UTF-32, is no log', async () => {
  expect(await inspectLog(file('zeros.log', Buffer.alloc(400)), NOW)).toMatchObject({ problem: 'binary' });
});
