import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#client/lib/dates.ts';
import { startOfDay } from '#client/lib/zoneClock.ts';
import { sampleAnswers, sampleDefinitions, sampleZone } from '#fixtures/sample.ts';
import { importSample } from '#server/testing/importSample.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { ProjectEditor } from '../edits/ProjectEditor.ts';
import { NO_EDITS } from '../edits/ProjectEdits.ts';
import type { ProjectEdits } from '../edits/ProjectEdits.ts';
import { ProjectCatalogue } from './ProjectCatalogue.ts';
import { sampleDay } from './sampleDay.ts';

let dataDir: string;
let catalogue: ProjectCatalogue;
const answers = vi.fn(smallSamples.answers);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'catalogue-'));
  catalogue = new ProjectCatalogue({ ...smallSamples, answers }, dataDir, () => TODAY);
  answers.mockClear();
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const edited = (work: (editor: ProjectEditor) => void, id = 'p1'): ProjectEdits => {
  const editor = new ProjectEditor(catalogue.definition(id, NO_EDITS), NO_EDITS);
  work(editor);
  return editor.edits;
};
const renamed = (name: string): ProjectEdits => {
  const [own, ...rivals] = catalogue.definition('p1', NO_EDITS).brands;
  return { ...NO_EDITS, brands: own ? [{ ...own, name }, ...rivals] : null };
};

test('everybody without edits shares one table, and the same edits have the same one again', async () => {
  const table = await catalogue.table('p1', NO_EDITS);
  expect(await catalogue.table('p1', NO_EDITS)).toBe(table);
  expect(table.project).toBe(catalogue.definition('p1', NO_EDITS));
  const edits = edited((editor) => editor.change('q1', { text: '换了说法' }));
  const changed = await catalogue.table('p1', edits);
  expect(await catalogue.table('p1', edits)).toBe(changed);
  expect(changed.project).toBe(catalogue.definition('p1', edits));
  expect(changed.namedMask).toBe(table.namedMask);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('other names are counted once, from the answers already read', async () => {
  await catalogue.table('p1', NO_EDITS);
  const shares: number[] = [];
  const edits = renamed('Rivalix 其次');
  await catalogue.recount('p1', edits.brands ?? [], { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  const first = await catalogue.table('p1', edits);
  const second = await catalogue.table('p1', { ...edits, deleted: new Set(['q9']) });
  expect(second.namedMask).toBe(first.namedMask);
  shares.length = 0;
  await catalogue.recount('p1', edits.brands ?? [], { onProgress: (share) => shares.push(share) });
  expect([shares, answers.mock.calls.length]).toEqual([[], 1]);
});

test('of opened projects, the one that nobody asked for the longest time makes room, and is read again when somebody does', async () => {
  const small = new ProjectCatalogue({ ...smallSamples, answers }, dataDir, () => TODAY, 1);
  const [one, other] = small.list();
  if (one === undefined || other === undefined) throw new Error('There are not two projects');
  const first = await small.table(one, NO_EDITS);
  expect([small.isCounted(one), small.answerCount]).toEqual([true, first.count]);
  const second = await small.table(other, NO_EDITS);
  expect([small.isCounted(one), small.isCounted(other), small.answerCount]).toEqual([false, true, second.count]);
  const again = await small.table(one, NO_EDITS);
  expect([again.count, answers.mock.calls.length]).toEqual([first.count, 3]);
});

test('whichever names are asked for first, the figures of all are the same', async () => {
  const other = new ProjectCatalogue(smallSamples, dataDir, () => TODAY);
  const edits = renamed('Rivalix');
  const readable = async (from: ProjectCatalogue, of: ProjectEdits) => ({
    ...(await from.table('p1', of)),
    texts: null,
  });
  const [first, second] = [await readable(catalogue, NO_EDITS), await readable(catalogue, edits)];
  expect([await readable(other, edits), await readable(other, NO_EDITS)]).toEqual([second, first]);
});

test('a count that is stopped leaves nothing behind, and another caller still gets his', async () => {
  const edits = renamed('Rivalix');
  const abort = new AbortController();
  const stopped = catalogue.recount('p1', edits.brands ?? [], {
    signal: abort.signal,
    onProgress: () => {
      abort.abort();
    },
  });
  const table = catalogue.table('p1', edits);
  await expect(stopped).rejects.toThrow('aborted');
  expect((await table).project.brands[0]?.name).toBe('Rivalix');
});

test('a project imported again is read again, and its edits are laid over it', async () => {
  importSample(dataDir, 'eigen');
  const edits = edited((editor) => editor.remove('q1'), 'eigen');
  expect((await catalogue.table('eigen', edits)).count).toBe(140);
  importSample(dataDir, 'eigen', 24);
  expect((await catalogue.table('eigen', edits)).count).toBe(20);
  expect((await catalogue.table('eigen', NO_EDITS)).count).toBe(24);
});

test('one project is found as the list has it; what is no project of this machine is not found', () => {
  importSample(dataDir, 'eigen');
  writeFileSync(join(dataDir, 'projects', 'notes'), 'a file that somebody put here');
  mkdirSync(join(dataDir, 'projects', 'empty'));
  const all = catalogue.list();
  expect(all.map(({ id }) => id)).toEqual(['p1', 'p2', 'eigen']);
  expect(all.map(({ id }) => catalogue.find(id))).toEqual(all);
  for (const id of ['notes', 'empty', 'nobody', '..', '']) expect(catalogue.find(id)).toBeUndefined();
});

test.each(['2026-03-10T00:30:00', '2026-03-10T08:30:00', '2026-03-10T15:30:00', '2026-03-10T16:30:00'])(
  'a sample ends at a day of its own zone whose sampling is over at %sZ',
  (at) => {
    const now = Date.parse(`${at}Z`);
    const samples = { projects: sampleDefinitions, answers: sampleAnswers, timeZoneOf: sampleZone };
    const real = new ProjectCatalogue(samples, dataDir, (zone) => sampleDay(now, zone));
    for (const { id, version, time_zone: zone = '' } of real.list()) {
      // The last prompt of a day is asked at 00:45.
      const last = startOfDay(version, zone) + 45 * 60_000;
      expect([id, last <= now, now - last < DAY_MS + 3_600_000]).toEqual([id, true, true]);
      const days = real.definition(id, NO_EDITS).events.map(({ date }) => date);
      expect(days).toEqual(
        sampleDefinitions(version)
          .find((one) => one.id === id)
          ?.events.map(({ date }) => date),
      );
    }
  },
);

test('what is no sample has a day as well, but neither pages nor a log of a sample', () => {
  importSample(dataDir, 'eigen');
  const samples = { projects: sampleDefinitions, answers: sampleAnswers, timeZoneOf: sampleZone };
  const real = new ProjectCatalogue(samples, dataDir, () => '2026-03-10');
  expect([real.pages('eigen'), real.accessLog('eigen')]).toEqual([[], null]);
});

test('a project that an import replaces before its answers are read is counted with them, and is not taken for a damaged one', async () => {
  importSample(dataDir, 'imported', 20);
  const entry = catalogue.find('imported') ?? expect.fail('it is not listed');
  const tables = [catalogue.table(entry, NO_EDITS), catalogue.table(entry, { ...NO_EDITS, deleted: new Set(['q9']) })];
  importSample(dataDir, 'imported', 30);
  importSample(dataDir, 'imported', 40);
  expect((await tables[0])?.count).toBe(40);
  expect((await tables[1])?.project.prompts.map(({ id }) => id)).not.toContain('q9');
  expect(catalogue.find('imported')?.damage).toBeNull();
});
