import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoopWatch } from '#server/testing/LoopWatch.ts';
import type { AuditSelection } from './AuditIndex.ts';
import type { AuditEntry } from './AuditLog.ts';
import { DiskAudit } from './DiskAudit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const entry = (at: string): AuditEntry => ({
  at,
  kind: 'delete',
  deed: 'prompt/delete',
  team_id: 't1',
  user_id: 'ada',
  project_ids: ['p1'],
  project_name: 'Northwind',
  subject: { id: 'q1', name: 'Which mug?' },
  count: 1,
});

const ALL: AuditSelection = { isFound: () => true, page: 1, size: 1000 };
const noPause = () => Promise.resolve();
const find = (audit: DiskAudit, selection = ALL) => audit.find(selection, noPause);
const days = async (audit: DiskAudit): Promise<readonly string[]> =>
  (await find(audit)).list.map(({ at }) => at.slice(0, 10));

test('entries of a former run are there, and those older than 400 days go', async () => {
  const file = join(folder, 'audit.jsonl');
  new DiskAudit(folder).add(entry('2024-01-01T00:00:00.000Z'));
  new DiskAudit(folder).add(entry('2024-12-01T00:00:00.000Z'));
  // A deed of another version, for example: what cannot be read is kept as long as the rest.
  appendFileSync(file, '{"at":"2025-01-01T00:00:00.000Z","deed":"unknown"}\n');
  const audit = new DiskAudit(folder);
  audit.add(entry('2025-02-10T00:00:00.000Z'));
  expect(await days(audit)).toEqual(['2024-01-01', '2024-12-01', '2025-02-10']);
  const dropping = audit.dropOld(Date.parse('2025-02-10T00:00:00.000Z'));
  audit.add(entry('2025-02-11T00:00:00.000Z'));
  await dropping;
  audit.add(entry('2025-02-12T00:00:00.000Z'));
  expect(await days(audit)).toEqual(['2024-12-01', '2025-02-10', '2025-02-11', '2025-02-12']);
  expect(readFileSync(file, 'utf8')).toContain('unknown');
  const { ino } = statSync(file);
  await audit.dropOld(Date.parse('2025-02-12T00:00:00.000Z'));
  expect(statSync(file).ino).toBe(ino);
  await audit.dropOld(Date.parse('2027-01-01T00:00:00.000Z'));
  expect([await days(audit), readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([[], '', ['audit.jsonl']]);
});

test('a log of 40 MB is read and written without holding the event loop or the whole of it', async () => {
  const file = join(folder, 'audit.jsonl');
  const lines = `${JSON.stringify(entry('2025-01-01T00:00:00.000Z'))}\n`.repeat(1000);
  const handle = openSync(file, 'w');
  for (let written = 0; written < 40_000_000; written += lines.length) writeSync(handle, lines);
  writeSync(handle, '{"at":"20');
  closeSync(handle);
  const audit = new DiskAudit(folder);
  const added = performance.now();
  audit.add(entry('2025-01-02T00:00:00.000Z'));
  expect(performance.now() - added).toBeLessThan(100);
  const count = Math.ceil(40_000_000 / lines.length) * 1000 + 1;
  const reading = async () => {
    const { list, total } = await audit.find({ ...ALL, page: 2, size: 20 }, () => setImmediate());
    expect([list.length, total]).toEqual([20, count]);
  };
  expect(await new LoopWatch().during(reading)).toBeLessThan(100);
  // The rest of the file is not read again.
  audit.add(entry('2025-01-03T00:00:00.000Z'));
  let pauses = 0;
  const { list, total } = await audit.find({ ...ALL, size: 1 }, async () => Promise.resolve(void (pauses += 1)));
  expect([list.map(({ at }) => at), total, pauses]).toEqual([['2025-01-03T00:00:00.000Z'], count + 1, 1]);
});

test('a page has the newest of what is found, and a file that another program replaced is read anew', async () => {
  const audit = new DiskAudit(folder);
  const of = (day: number, user: string): AuditEntry => ({
    ...entry(`2025-01-0${String(day)}T00:00:00.000Z`),
    user_id: user,
  });
  for (const day of [1, 2, 3, 4, 5]) audit.add(of(day, day % 2 === 0 ? 'max' : 'ada'));
  const isFound = ({ user_id: id }: { readonly user_id: string }) => id === 'ada';
  const pages = await Promise.all([1, 2, 3].map((page) => find(audit, { isFound, page, size: 2 })));
  expect(pages.map(({ list, total }) => [list.map(({ at }) => at.slice(8, 10)), total])).toEqual([
    [['03', '05'], 3],
    [['01'], 3],
    [[], 3],
  ]);
  expect(pages[0]?.latestHeads.map(({ user_id: id }) => id)).toEqual(['max', 'ada']);
  const file = join(folder, 'audit.jsonl');
  const [, ...kept] = readFileSync(file, 'utf8').split('\n');
  rmSync(file);
  writeFileSync(file, kept.join('\n'));
  expect(await days(audit)).toEqual(['2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05']);
});

test('half a line, as a kill leaves one, swallows no other entry', async () => {
  new DiskAudit(folder).add(entry('2025-01-01T00:00:00.000Z'));
  appendFileSync(join(folder, 'audit.jsonl'), '{"at":"2025-');
  const next = new DiskAudit(folder);
  next.add(entry('2025-01-02T00:00:00.000Z'));
  expect(await days(next)).toEqual(['2025-01-01', '2025-01-02']);
});

test('an entry that could be written in part only swallows no other', async () => {
  const file = join(folder, 'audit.jsonl');
  const audit = new DiskAudit(folder);
  audit.add(entry('2025-01-01T00:00:00.000Z'));
  const kept = readFileSync(file, 'utf8');
  rmSync(file);
  mkdirSync(file);
  expect(() => audit.add(entry('2025-01-02T00:00:00.000Z'))).toThrow('EISDIR');
  rmdirSync(file);
  writeFileSync(file, `${kept}{"at":"2025-`);
  audit.add(entry('2025-01-03T00:00:00.000Z'));
  expect(await days(audit)).toEqual(['2025-01-01', '2025-01-03']);
});
