import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { hasImported, listImported, readImported, writeImported } from './projectStore.ts';
import { ProjectWriter } from './ProjectWriter.ts';
import type { ImportedProject } from './storedSchemas.ts';

const project: ImportedProject = {
  id: 'northwind-1a',
  name: '北风',
  brands: [{ id: 'northwind', name: 'Northwind', own: true, aliases: ['北风'], match_case: false, domains: [] }],
  topics: [],
  platforms: [{ id: 'kimi', name: 'Kimi' }],
  prompts: [{ id: 'p1', text: '哪个好？', topic_id: null, tags: [], keyword_ids: [] }],
  keywords: [],
  events: [],
  origin: 'import',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  answer_count: 1,
};
const answer = (id: string, text = '推荐北风。\n第二行\u2028'): RawAnswer => ({
  id,
  prompt_id: 'p1',
  platform_id: 'kimi',
  run: 1,
  asked_at: 1_750_000_000_000,
  status: 'ok',
  text,
  citations: null,
  sentiments: { northwind: 'positive' },
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

test('a project is read back as it was written', () => {
  writeImported(dataDir, project, [answer('a1'), answer('a2', 'x'.repeat(3_000_000))]);
  const stored = readImported(dataDir, project.id);
  expect(stored.project).toEqual(project);
  expect([...stored.answers]).toEqual([answer('a1'), answer('a2', 'x'.repeat(3_000_000))]);
  expect([...stored.answers]).toHaveLength(2);
  expect(listImported(dataDir)).toMatchObject([{ id: project.id, name: '北风', brand: 'Northwind', answer_count: 1 }]);
});

test('the demand of a prompt and its pause are read back', () => {
  const prompts = [
    { id: 'p0', text: '为什么？', topic_id: null, tags: [], keyword_ids: [] },
    { id: 'p1', text: '哪个好？', topic_id: null, tags: [], keyword_ids: [], paused: true },
    { id: 'p2', text: '多少钱？', topic_id: null, tags: [], keyword_ids: [], demand: { band: 'high', source: '自报' } },
  ] as const;
  writeImported(dataDir, { ...project, prompts }, []);
  expect(readImported(dataDir, project.id).project.prompts).toEqual(prompts);
});

test('nothing stored yet is an empty list', () => {
  expect(listImported(join(dataDir, 'missing'))).toEqual([]);
});

test('an import that stops half-way leaves the old version and no rubbish after the next one', () => {
  writeImported(dataDir, project, [answer('a1')]);
  const killed = new ProjectWriter(dataDir, project.id);
  killed.write(answer('a2'));
  expect([...readImported(dataDir, project.id).answers]).toEqual([answer('a1')]);
  const folder = join(dataDir, 'projects', project.id);
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  writeImported(dataDir, project, [answer('a1'), answer('a3')]);
  expect(readdirSync(join(dataDir, 'projects', project.id)).sort()).toEqual([
    'answers.jsonl',
    'project.json',
    'project.json.1',
  ]);
});

test('an import that fails on its first rows leaves no folder', () => {
  const failing = function* (): Generator<RawAnswer> {
    yield answer('a1');
    throw new Error('source broke');
  };
  expect(() => writeImported(dataDir, project, failing())).toThrow('source broke');
  expect(readdirSync(join(dataDir, 'projects'))).toEqual([]);
});

test('a folder that is no readable project does not hide the others', () => {
  writeImported(dataDir, project, [answer('a1')]);
  mkdirSync(join(dataDir, 'projects', 'broken'));
  writeFileSync(join(dataDir, 'projects', 'broken', 'project.json'), '{"id":');
  mkdirSync(join(dataDir, 'projects', 'empty'));
  expect(listImported(dataDir).map(({ id, damage }) => [id, damage?.damage.kind ?? null])).toEqual([
    ['broken', 'unreadable'],
    [project.id, null],
  ]);
  expect(() => readImported(dataDir, 'broken')).toThrow(/project\.json/u);
});

test('an unreadable line is named', () => {
  writeImported(dataDir, project, [answer('a1'), answer('a2')]);
  const file = join(dataDir, 'projects', project.id, 'answers.jsonl');
  const whole = readFileSync(file, 'utf8');
  // The same number of bytes as the line, so that the file size is unchanged.
  const broken = '{"id":1}'.padEnd(Buffer.byteLength(whole.split('\n')[1] ?? ''));
  writeFileSync(file, whole.replace(/\n[^\n]*\n$/u, `\n${broken}\n`));
  expect(() => [...readImported(dataDir, project.id).answers]).toThrow(/line 2/u);
});

test('an id that would leave the folder is refused', () => {
  expect(() => readImported(dataDir, '../../etc')).toThrow(/Not the id/u);
  expect(hasImported(dataDir, '../x')).toBe(false);
});
