import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskTeamStores } from '#server/store/team/teamStores.ts';
import { importSample } from '#server/testing/importSample.ts';
import { runDoctor } from '#server/testing/runDoctor.ts';
import { planPath, runFiles } from '../collectPaths.ts';
import { writePlan } from '../plan/planFile.ts';
import { readJournal } from '../run/Journal.ts';
import { writeManifest } from '../run/Manifest.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const PROJECT = 'northwind';
const RUN = 'run-20260309-000000-abcd';
const DONE = {
  ...{ t: 'done', s: 0, at: NOW, status: 'ok', reason: '', detail: '', wait: null, model: 'm', searched: null },
  ...{ truncated: false, usd: 0, src: 'estimate' },
};

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'care-'));
  importSample(dataDir, PROJECT, 20);
  writePlan(dataDir, PROJECT, {
    ...{ platforms: [], repeats: 1, days: [1], hour: 9, time_zone: 'UTC', cap_answers: 10, cap_cost: 1 },
  });
  writeManifest(files(), {
    ...{ id: RUN, project_id: PROJECT, created_at: '2026-03-09T00:00:00.000Z', trigger: 'person', seed: 1, repeats: 1 },
    ...{ time_zone: 'UTC', prompts: [], platforms: [] },
  });
  const reply = gzipSync('{}');
  writeFileSync(files().replies, reply);
  writeFileSync(
    files().journal,
    [
      { t: 'begin', at: NOW, redo: false },
      { ...DONE, raw: [0, reply.length] },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
  writeFileSync(join(dataDir, 'keys.json'), '{"keys":[]}\n');
  const { views, groups } = diskTeamStores(dataDir);
  views.put([]);
  groups.put([{ teamId: 't1', projectId: PROJECT, name: 'A' }]);
  writeFileSync(join(dataDir, 'audit.jsonl'), `${JSON.stringify(entry())}\n`);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const files = () => runFiles(dataDir, PROJECT, RUN);
const entry = () => ({
  ...{
    at: '2026-03-09T00:00:00.000Z',
    kind: 'key',
    deed: 'key/create',
    team_id: 't1',
    user_id: 'ada',
    project_ids: ['p1'],
  },
  ...{ project_name: '', subject: { id: 'k', name: 'Key' }, count: null },
});

const doctor = async (...words: string[]) => runDoctor(dataDir, NOW, ...words);

/** Kinds of damage, and the doctor's message for each. */
const DAMAGES: readonly (readonly [what: string, damage: () => string, says: string, isMended: boolean])[] = [
  ['a plan', () => cut(planPath(dataDir, PROJECT)), 'can’t be read', true],
  ['a manifest', () => cut(files().manifest), 'the plan of this collection round can’t be read', true],
  ['a missing manifest', () => gone(files().manifest), 'the plan of this collection round is missing', true],
  ['a journal', () => broken(files().journal), '1 of 3 lines can’t be read (first: line 3)', true],
  ['raw replies', () => cut(files().replies), '1 of 1 raw replies are missing or damaged', false],
  ['a half written plan', () => stray(`${planPath(dataDir, PROJECT)}.x.tmp`), 'an incomplete file', true],
  ['half of a reply', () => stray(join(files().folder, 'replies.gz.part')), 'an incomplete file', true],
  ['the keys', () => cut(join(dataDir, 'keys.json')), 'no API key works', true],
  ['keys of another shape', () => put(join(dataDir, 'keys.json'), '{"keys":[{}]}'), 'no API key works', true],
  ['the saved views', () => cut(join(dataDir, 'views.json')), 'it can’t be read', true],
  ['groups that somebody changed', () => changed(join(dataDir, 'groups.json')), 'wrong checksum', true],
  ['the log of keys', () => broken(join(dataDir, 'audit.jsonl')), '1 of 2 lines can’t be read', true],
];

function put(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}
function gone(file: string): string {
  rmSync(file);
  return file;
}
function cut(file: string): string {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
  return file;
}
function changed(file: string): string {
  writeFileSync(file, readFileSync(file, 'utf8').replace('"A"', '"B"'));
  return file;
}
function broken(file: string): string {
  appendFileSync(file, '{"t":"do\n');
  return file;
}
function stray(file: string): string {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'half');
  utimesSync(file, NOW / 1000 - 3600, NOW / 1000 - 3600);
  return file;
}

test('a whole folder is said to be whole', async () => {
  expect((await doctor()).code).toBe(0);
});

test.each(DAMAGES)('%s that is damaged is told, and mended where it can be', async (_, damage, says, isMended) => {
  const file = damage();
  const told = await doctor();
  expect(told.code).toBe(1);
  expect(told.said).toContain(file);
  expect(told.said).toContain(says);
  expect((await doctor('--mend')).code).toBe(isMended ? 0 : 1);
  expect((await doctor()).code).toBe(isMended ? 0 : 1);
});

test('a journal keeps every line that can be read, and the damaged one beside it', async () => {
  broken(files().journal);
  await doctor('--mend');
  expect(readJournal(files().journal).lines).toHaveLength(2);
  expect(existsSync(`${files().journal}.damaged`)).toBe(true);
});

test('a line that a kill cut off was never acknowledged: it is no damage', async () => {
  appendFileSync(files().journal, '{"t":"begin","at":1,"re');
  expect((await doctor()).code).toBe(0);
});
