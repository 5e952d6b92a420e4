import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from '#server/store/projectFiles/writeWhole.ts';
import { runFiles } from '../collectPaths.ts';
import type { DoneLine, JournalLine } from './journalLines.ts';
import { writeManifest } from './Manifest.ts';
import { RunStore } from './RunStore.ts';
import { runView } from './runView.ts';

const RUN = 'run-20260309090000-abcd';
let dataDir = '';
let store: RunStore;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'runs-'));
  store = new RunStore(dataDir);
  begin(RUN);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function begin(id: string): void {
  writeManifest(files(id), {
    ...{ id, project_id: 'p', created_at: '2026-03-09T00:00:00.000Z', trigger: 'person', seed: 1, repeats: 1 },
    ...{ time_zone: 'UTC', prompts: Array.from({ length: 6 }, (_, index) => ({ id: `q${String(index)}`, text: '?' })) },
    platforms: [{ name: 'A', provider_id: 'openai', model: 'm', search_mode: 'forced', country: null }],
  });
  writeFileSync(files(id).journal, textOf([{ t: 'begin', at: 1, redo: false }]));
}

const files = (id = RUN) => runFiles(dataDir, 'p', id);
const textOf = (lines: readonly JournalLine[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const done = (s: number, more: Partial<DoneLine> = {}): DoneLine => ({
  ...{ t: 'done', s, at: 2 + s, status: 'ok', reason: '', detail: '', wait: null, model: 'm-1', searched: true },
  ...{ truncated: false, usd: 0.5, src: 'reported', raw: null },
  ...more,
});
const seen = (from: RunStore) => {
  const stored = from.find('p', RUN);
  return stored === null ? null : runView(stored.fold, { asking: 'nobody', now: 100 });
};

/** Successive additions to the journal: the last line of one may be truncated, and complete with the next. */
const GROWTH: readonly string[] = [
  textOf([{ t: 'started', s: 0, at: 2, n: 1 }]),
  textOf([done(0), { t: 'started', s: 1, at: 3, n: 1 }, done(1, { status: 'failed', reason: 'key', model: '' })]),
  textOf([done(2, { truncated: true }), done(3, { status: 'failed', reason: 'key', model: '' })]) + '{"t":"aga',
  'in","slots":[1],"at":9}\n',
  textOf([done(1, { model: 'm-2' }), { t: 'delivered', upto: 4, at: 12 }]),
  textOf([{ t: 'end', at: 13, state: 'partial', partial: 'failed' }]),
];

test('a journal that grows is read on, to the same run as when it is read whole', () => {
  for (const text of GROWTH) {
    appendFileSync(files().journal, text);
    expect(seen(store)).toEqual(seen(new RunStore(dataDir)));
  }
  expect(seen(store)).toMatchObject({ done: 3, failed: 1, truncated: 1, cost: 2.5 });
  expect(seen(store)?.platforms[0]?.models_served).toEqual(['m-1', 'm-2']);
  expect(
    seen(store)
      ?.failures.map(({ reason, count, advice }) => [reason, count, advice])
      .sort(),
  ).toEqual([
    ['', 1, 'truncated'],
    ['key', 1, expect.any(String)],
  ]);
});

test('of a run that has ended only the totals are kept, and one that goes on after its end is read anew', async () => {
  appendFileSync(files().journal, GROWTH.join(''));
  const stored = store.find('p', RUN);
  expect(stored?.fold).toMatchObject({ slots: [], states: [], done: [] });
  expect(seen(store)).toMatchObject({ state: 'partial', planned: 6, done: 3, failed: 1, cost: 2.5 });
  expect(await store.knownModels('p')).toEqual(new Map([['A', new Set(['m-1'])]]));
  expect(stored?.fold.tallies[0]?.last).toMatchObject({ s: 1, model: 'm-2' });
  appendFileSync(
    files().journal,
    textOf([{ t: 'begin', at: 20, redo: false }, { t: 'again', slots: [3], at: 21 }, done(3, { model: 'm-3' })]),
  );
  expect(seen(store)).toMatchObject({ state: 'interrupted', done: 4, failed: 0, cost: 3 });
  expect(seen(store)).toEqual(seen(new RunStore(dataDir)));
  // The others are not in the project yet.
  expect(await store.knownModels('p')).toEqual(new Map([['A', new Set(['m-1'])]]));
});

test('payments count in the month in which a request was sent, and its answer in that in which it came', async () => {
  const [before, after] = [Date.UTC(2026, 2, 31, 15, 59, 59), Date.UTC(2026, 2, 31, 16, 0, 1)];
  const end: JournalLine = { t: 'end', at: after, state: 'complete', partial: null };
  appendFileSync(
    files().journal,
    textOf([
      { t: 'started', s: 0, at: before, n: 1 },
      { ...done(0), at: before },
      { t: 'started', s: 1, at: before, n: 1 },
    ]) + textOf([{ ...done(1), at: after }, { t: 'started', s: 2, at: after, n: 1 }, { ...done(2), at: after }, end]),
  );
  // Midnight in Shanghai is 16:00 UTC.
  expect(await store.usedInMonth('p', 'Asia/Shanghai', before)).toEqual({ answers: 2, usd: 0.5 });
  expect(await store.usedInMonth('p', 'Asia/Shanghai', after)).toEqual({ answers: 1, usd: 1 });
});

test('a journal that was mended is read anew', () => {
  appendFileSync(files().journal, textOf([done(0), done(1)]));
  expect(seen(store)?.done).toBe(2);
  writeWhole(files().journal, textOf([{ t: 'begin', at: 1, redo: false }, done(5), done(4), done(3)]));
  expect(seen(store)?.done).toBe(3);
});

test('the rounds of months are read one a turn, so that others are served in between; the newest is read alone', async () => {
  const months = Array.from({ length: 20 }, (_, index) => `run-202601${String(index + 10)}090000-abcd`);
  for (const id of months) begin(id);
  expect(store.newest('p')?.manifest.id).toBe(RUN);
  const read = new AbortController();
  const reading = store.list('p').finally(() => read.abort());
  let turns = 0;
  for (; !read.signal.aborted; turns += 1) await nextTurn();
  expect((await reading).map(({ manifest }) => manifest.id)).toEqual([RUN, ...months.toReversed()]);
  expect(turns).toBeGreaterThanOrEqual(months.length);
  expect(await store.usedInMonth('p', 'UTC', 0)).toEqual({ answers: 0, usd: 0 });
  expect(store.newest('other')).toBeNull();
});

test('a request lost with its process counts as charged at the typical price, once, also when it is asked again', async () => {
  const append = (...lines: JournalLine[]): void => appendFileSync(files().journal, textOf(lines));
  const used = async (): Promise<unknown> => store.usedInMonth('p', 'UTC', 0);
  append({ t: 'started', s: 0, at: 2, n: 1 }, done(0), { t: 'started', s: 1, at: 3, n: 1 });
  const inProgress = store.find('p', RUN);
  expect(inProgress && runView(inProgress.fold, { asking: 'here', now: 100 })).toMatchObject({
    ...{ cost: 0.5, cost_estimated: false, unsure: 1 },
  });
  expect(seen(store)).toMatchObject({ state: 'interrupted', cost: 0.58, cost_estimated: true, unsure: 1 });
  expect(await used()).toEqual({ answers: 2, usd: 0.58 });
  append({ t: 'begin', at: 20, redo: false }, { t: 'end', at: 21, state: 'partial', partial: 'unsure' });
  expect(seen(store)).toMatchObject({ state: 'partial', cost: 0.58, cost_estimated: true, unsure: 1 });
  append({ t: 'begin', at: 30, redo: true }, { t: 'started', s: 1, at: 31, n: 1 }, done(1, { usd: 0.25 }));
  expect(seen(store)).toMatchObject({ done: 2, cost: 0.83, cost_estimated: true, unsure: 0 });
  expect(await used()).toEqual({ answers: 3, usd: 0.83 });
});
