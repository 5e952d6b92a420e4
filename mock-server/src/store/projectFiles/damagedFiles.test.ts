import fs, {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { importSample } from '#server/testing/importSample.ts';
import { checkAnswers } from '../care/checkAnswers.ts';
import { checkProject, checkRest } from '../care/checkFolder.ts';
import { readDocument, writeDocument } from '../documents/documentFile.ts';
import { draftsKind } from '../documents/draftDocuments.ts';
import type { StoredDraft } from '../documents/draftDocuments.ts';
import { renameStored } from './changeProject.ts';
import { readDefinitionFile } from './definitionFile.ts';
import { removeAllParts } from './parts.ts';
import { ProjectLock } from './ProjectLock.ts';
import { answersFile, definitionFile, documentPath, projectFolder } from './projectPaths.ts';
import { hasImported, listImported, readImported } from './projectStore.ts';

const ID = 'northwind';
const WRITER = { id: 'ada', name: 'Ada' };
const DRAFT: StoredDraft = {
  ...{ id: 'd1', title: 'Title 1', text: 'A text of a draft, about 100 words.', prompt_ids: [], brief_id: null },
  ...{ page_id: null, version: 1, updated_at: '2026-01-01T00:00:00.000Z', updated_by: WRITER, deleted_at: null },
  since: '2026-01-01T00:00:00.000Z',
  language: 'zh',
  status: 'draft',
  kind: 'saved',
};
let dataDir = '';
let answers = '';
let definition = '';
let drafts = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'damage-'));
  importSample(dataDir, ID, 40);
  importSample(dataDir, ID, 60);
  answers = answersFile(dataDir, ID);
  definition = definitionFile(dataDir, ID);
  drafts = documentPath(dataDir, ID, 'drafts');
  writeDocument(dataDir, ID, draftsKind, [DRAFT]);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const halve = (file: string): void => truncateSync(file, Math.floor(readFileSync(file).length / 2));
const cutAtLineEnd = (file: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${lines.slice(0, lines.length / 2).join('\n')}\n`);
};
/** Replaces a letter in the middle, so that it may still be valid JSON. */
const flip = (file: string, of: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(of, Math.floor(text.length / 2));
  writeFileSync(file, text.slice(0, at) + to + text.slice(at + of.length));
};
const empty = (file: string): void => writeFileSync(file, '');
const garble = (file: string): void => writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa5));

const WAYS: readonly (readonly [string, (file: string) => void])[] = [
  ['is missing', (file) => rmSync(file)],
  ['is empty', empty],
  ['is cut in the middle', halve],
  ['lost one byte', (file) => truncateSync(file, readFileSync(file).length - 2)],
  ['is full of rubbish', garble],
  ['gained rubbish', (file) => appendFileSync(file, '\u0000\u0000{"half')],
  ['has another letter in it', (file) => flip(file, 'a', 'b')],
  ['has another digit in it', (file) => flip(file, '1', '2')],
  ['holds another kind of JSON', (file) => writeFileSync(file, '[1,2,3]\n')],
  ['is one of another project', (file) => writeFileSync(file, '{"id":"other"}\n')],
];

test.each([...WAYS, ['is cut at a line end', cutAtLineEnd]] as const)(
  'a file of answers that %s is never read in part without a word',
  (_what, spoil) => {
    spoil(answers);
    expect(() => [...readImported(dataDir, ID).answers]).toThrow(DamagedFileError);
    // From then on the list shows the damage, even if it is not visible from the file's metadata.
    const [listed] = listImported(dataDir);
    expect(listed).toMatchObject({ id: ID, name: '录入' });
    expect(listed?.damage?.text.en).toMatch(/answers\.jsonl: .*npm run doctor/u);
  },
);

test.each(WAYS)('a definition that %s leaves the project in the list, under its name', (_what, spoil) => {
  spoil(definition);
  const [listed] = listImported(dataDir);
  expect(listed).toMatchObject({ id: ID, name: '录入', brand: expect.stringMatching(/./u) as string });
  expect(listed?.damage?.text.zh).toMatch(/project\.json：.*npm run doctor/u);
  expect(hasImported(dataDir, ID)).toBe(true);
  expect(() => readImported(dataDir, ID)).toThrow(DamagedFileError);
});

// A missing file means that nobody created drafts.
test.each(WAYS.slice(1))('a file of drafts that %s is told, and not taken for none', (_what, spoil) => {
  spoil(drafts);
  expect(() => readDocument(dataDir, ID, draftsKind)).toThrow(DamagedFileError);
});

test('a definition of before there were checksums is read as it is', () => {
  const {
    sha256: _,
    answer_sums: __,
    ...bare
  } = JSON.parse(readFileSync(definition, 'utf8')) as Record<string, unknown>;
  writeFileSync(definition, JSON.stringify(bare));
  expect([...readImported(dataDir, ID).answers]).toHaveLength(60);
  expect(listImported(dataDir)[0]?.damage).toBeNull();
});

test.each(['topics', 'prompts', 'keywords'])(
  'a definition without its checksum, as edited by hand, is refused for a wrong entry of its %s',
  (list) => {
    const { sha256: _, ...bare } = JSON.parse(readFileSync(definition, 'utf8')) as Record<string, unknown>;
    writeFileSync(definition, JSON.stringify({ ...bare, [list]: [{ id: 7 }] }));
    expect(() => readImported(dataDir, ID)).toThrow(DamagedFileError);
  },
);

test('an import that was killed between its definition and its answers is missing as a whole, and the next one is whole', async () => {
  const before = join(dataDir, 'before');
  const killedAt = (most: number): void => {
    writeFileSync(before, readFileSync(answers));
    importSample(dataDir, ID, most);
    renameSync(before, answers);
  };
  killedAt(80);
  const earlier = (): void => {
    const { project, answers: read } = readImported(dataDir, ID);
    expect(project.answer_count).toBe(60);
    expect([...read]).toHaveLength(60);
    expect(listImported(dataDir)[0]).toMatchObject({ damage: null, answer_count: 60 });
    expect(checkProject(dataDir, ID)).toEqual([]);
  };
  earlier();
  killedAt(90);
  earlier();
  await renameStored(dataDir, ID, () => ({ name: 'Renamed', names: {} }));
  earlier();
  importSample(dataDir, ID, 70);
  expect(readImported(dataDir, ID).project.answer_count).toBe(70);
  expect([...readImported(dataDir, ID).answers]).toHaveLength(70);
});

test('a first import that was killed between its answers and its definition leaves no project, and nothing in the end', async () => {
  const folder = projectFolder(dataDir, 'new');
  importSample(dataDir, 'new', 30);
  const part = `${definitionFile(dataDir, 'new')}.0123456789ab.tmp`;
  renameSync(definitionFile(dataDir, 'new'), part);
  expect(hasImported(dataDir, 'new')).toBe(false);
  expect(listImported(dataDir).map(({ id }) => id)).toEqual([ID]);
  removeAllParts(dataDir);
  expect(existsSync(part)).toBe(true);
  const long = Date.now() / 1000 - 700;
  for (const file of [part, answersFile(dataDir, 'new')]) utimesSync(file, long, long);
  expect(checkRest(dataDir, Date.now()).map(({ file }) => file)).toEqual([part]);
  await ProjectLock.hold(dataDir, 'new', () => removeAllParts(dataDir));
  expect(existsSync(part)).toBe(true);
  removeAllParts(dataDir);
  expect(existsSync(folder)).toBe(false);
  expect([...readImported(dataDir, ID).answers]).toHaveLength(60);
});

test('what a killed server was writing is gone after the next start, wherever it was', () => {
  const folder = projectFolder(dataDir, ID);
  const deep = join(folder, 'collect', 'runs', 'run-1');
  for (const each of [deep, join(folder, 'reports')]) mkdirSync(each, { recursive: true });
  const part = (name: string): string => `${name}.0123456789ab.tmp`;
  const left = [join(dataDir, 'groups.json'), join(dataDir, 'server.lock'), join(folder, 'reports', 'r1.json')].map(
    part,
  );
  left.push(part(join(deep, 'manifest.json')));
  const young = part(join(dataDir, 'views.json'));
  for (const file of [...left, young]) writeFileSync(file, '{"half');
  const earlier = Date.now() / 1000 - 60;
  for (const file of left) utimesSync(file, earlier, earlier);
  removeAllParts(dataDir);
  expect(left.filter((file) => existsSync(file))).toEqual([]);
  expect(existsSync(young)).toBe(true);
});

test('what to do about damaged answers says how many are missing, and asks for no import where none is', () => {
  const advice = (): string => {
    return checkAnswers(dataDir, readDefinitionFile(definition))[0]?.remedy?.en ?? '';
  };
  const whole = readFileSync(answers, 'utf8');
  cutAtLineEnd(answers);
  expect(advice()).toMatch(/; [1-9]\d* are missing: import again /u);
  writeFileSync(answers, `${whole}{"id":"of a later import"}\n`);
  expect(advice()).toMatch(/no answers are missing; the unusable lines may come from a later import/u);
  writeFileSync(answers, whole.replace(/"text":"./u, '"text":"~'));
  expect(advice()).toMatch(/no answers are missing, but their content differs from what was written: compare with /u);
});

test.each([
  ['EACCES', 'permission denied'],
  ['EMFILE', 'ulimit -n'],
])(
  'a file that may not be read (%s) is not called damaged, is not renamed, and is there again later',
  (code, advice) => {
    const read = fs.readFileSync;
    const failing = vi.spyOn(fs, 'readFileSync').mockImplementation((file, options) => {
      if (file === definition || file === drafts) throw Object.assign(new Error(`${code}: open`), { code });
      return read(file, options);
    });
    syncBuiltinESMExports();
    try {
      expect(() => readDocument(dataDir, ID, draftsKind)).toThrow(advice);
      expect(() => readDocument(dataDir, ID, draftsKind)).not.toThrow('doctor');
      expect(listImported(dataDir)[0]?.damage?.text.en).toContain(advice);
      const findings = checkProject(dataDir, ID);
      expect(findings.map(({ file, remedy }) => [file, remedy])).toEqual([
        [definition, null],
        [drafts, null],
      ]);
      for (const { mend } of findings) mend();
    } finally {
      failing.mockRestore();
      syncBuiltinESMExports();
    }
    expect(listImported(dataDir)[0]?.damage).toBeNull();
    expect(readDocument(dataDir, ID, draftsKind)).toEqual([DRAFT]);
  },
);
