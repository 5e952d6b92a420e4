import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeParts } from './parts.ts';
import { moveFolder, replaceFile } from './replaceFile.ts';

let folder: string;
let file: string;
let part: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
  file = join(folder, 'answers.jsonl');
  part = join(folder, 'answers.jsonl.0123456789ab.tmp');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const contentOf = (path: string): string => readFileSync(path, 'utf8');
const refused = (code: string): Error => Object.assign(new Error(code), { code });

/** Renames as Windows does while `file` is open: over it nothing, it itself yes. */
function renameBesideOpen(from: string, to: string): void {
  if (to === file && existsSync(file)) throw refused('EPERM');
  renameSync(from, to);
}

test('an open file is replaced on Windows too, and nothing of the old version stays', () => {
  writeFileSync(file, 'old');
  writeFileSync(part, 'new');
  replaceFile(part, file, renameBesideOpen);
  expect(contentOf(file)).toBe('new');
  expect(readdirSync(folder)).toEqual(['answers.jsonl']);
});

test('where not even the old version can be renamed, it stays and the first error is told', () => {
  writeFileSync(file, 'old');
  writeFileSync(part, 'new');
  const replace = (): void => {
    replaceFile(part, file, (from) => {
      throw refused(from === part ? 'EACCES' : 'EBUSY');
    });
  };
  expect(replace).toThrow('EACCES');
  expect(contentOf(file)).toBe('old');
});

test('the old version is back in place when the new one cannot be renamed after all', () => {
  writeFileSync(file, 'old');
  writeFileSync(part, 'new');
  const replace = (): void => {
    replaceFile(part, file, (from, to) => {
      if (from === part) throw refused('EBUSY');
      renameSync(from, to);
    });
  };
  expect(replace).toThrow('EBUSY');
  expect(contentOf(file)).toBe('old');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a kill between the renames loses nothing: the old version has its name again, and goes where there is a new one', () => {
  const aside = `${file}.0123456789ab.aside.tmp`;
  writeFileSync(aside, 'old');
  removeParts(folder);
  expect(contentOf(file)).toBe('old');

  writeFileSync(aside, 'older');
  removeParts(folder, -1);
  expect(contentOf(file)).toBe('old');
  expect(readdirSync(folder)).toEqual(['answers.jsonl']);
});

test('a folder with an open file is moved on Windows too, and stays where no file can be', () => {
  const [from, to] = [join(folder, 'lamps'), join(folder, 'lamps.deleted')];
  mkdirSync(join(from, 'reports'), { recursive: true });
  writeFileSync(join(from, 'project.json'), '{}');
  writeFileSync(join(from, 'reports', 'r1.json'), '1');
  const refuse = (): void => {
    throw refused('EBUSY');
  };
  expect(() => moveFolder(from, to, refuse)).toThrow('EBUSY');
  expect(readdirSync(folder)).toEqual(['lamps']);

  moveFolder(from, to, (one, other) => {
    if (one === from) throw refused('EPERM');
    renameSync(one, other);
  });
  expect(readdirSync(folder)).toEqual(['lamps.deleted']);
  expect(readdirSync(to, { recursive: true }).toSorted()).toEqual([
    'project.json',
    'reports',
    join('reports', 'r1.json'),
  ]);
});
