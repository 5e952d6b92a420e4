import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { DiskEdits } from './DiskEdits.ts';
import { ProjectEditor } from './ProjectEditor.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'edits-'));
  importSample(dataDir, 'eigen', 10);
  file = join(dataDir, 'projects', 'eigen', 'edits.json');
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

function edits(): ProjectEdits {
  const [project] = smallSamples.projects('');
  if (!project) throw new Error('There is no small project');
  const editor = new ProjectEditor(project, { ...NO_EDITS, brands: project.brands.slice(0, 1) });
  editor.add({ text: '新问题 “引号” \\ 🙂', topic: '新主题', tags: ['标签'] });
  editor.change('q1', { text: '换了说法', topic: '', tags: ['a'], paused: true });
  editor.change('q2', { paused: true, persona: 'student', stage: 'use' });
  editor.setPersonas([{ id: 'own-1', name: '通勤族', words: ['通勤'] }]);
  editor.remove('q3');
  return editor.edits;
}

test('what was changed is read back by another process as it was', () => {
  const value = edits();
  new DiskEdits(dataDir).put('eigen', value);
  const other = new DiskEdits(dataDir);
  expect(other.of('eigen')).toEqual(value);
  expect(other.stored('eigen')).toBe(other.of('eigen'));
});

test('a file of before there were personas is read', () => {
  writeFileSync(file, '{"brands":null,"topics":[],"added":[],"changed":[["q1",{"paused":true}]],"deleted":[]}');
  const { personas, changed } = new DiskEdits(dataDir).of('eigen');
  expect(personas).toEqual([]);
  expect(changed.get('q1')).toEqual({ paused: true });
});

test('the value stays the same one until somebody changes it, here or elsewhere', () => {
  const [here, elsewhere] = [new DiskEdits(dataDir), new DiskEdits(dataDir)];
  const value = edits();
  here.put('eigen', value);
  expect(here.of('eigen')).toBe(value);
  expect(elsewhere.of('eigen')).toEqual(value);
  elsewhere.put('eigen', { ...value, deleted: new Set(['q4']) });
  expect([...here.of('eigen').deleted]).toEqual(['q4']);
});

test('nothing is left on disk when nothing is changed any more', () => {
  const store = new DiskEdits(dataDir);
  store.put('eigen', edits());
  expect(existsSync(file)).toBe(true);
  store.put('eigen', { ...NO_EDITS, deleted: new Set() });
  expect(readdirSync(join(dataDir, 'projects', 'eigen')).sort()).toEqual(['answers.jsonl', 'project.json']);
  expect(store.of('eigen')).toBe(NO_EDITS);
});

test('samples are changed for the run only', () => {
  const store = new DiskEdits(dataDir);
  const value = edits();
  store.put('p1', value);
  expect(store.of('p1')).toBe(value);
  expect(store.stored('p1')).toBe(NO_EDITS);
  expect(new DiskEdits(dataDir).of('p1')).toBe(NO_EDITS);
});

test.each(['', '[]', '{"brands":[]}', '{"brands":null,"topics":[],"added":[{"id":1}],"changed":[],"deleted":[]}'])(
  'a file that is none says which it is: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => new DiskEdits(dataDir).of('eigen')).toThrow(file);
  },
);

test('a change that cannot be written says so and leaves no half file', () => {
  const store = new DiskEdits(dataDir);
  // Even a privileged user cannot replace a folder by a file.
  mkdirSync(file);
  expect(() => {
    store.put('eigen', edits());
  }).toThrow();
  expect(readdirSync(join(dataDir, 'projects', 'eigen')).sort()).toEqual([
    'answers.jsonl',
    'edits.json',
    'project.json',
  ]);
});
