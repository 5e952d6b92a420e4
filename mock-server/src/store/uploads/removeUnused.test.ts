import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { importSample } from '#server/testing/importSample.ts';
import { diskDocuments } from '../documents/projectDocuments.ts';
import { documentPath } from '../projectFiles/projectPaths.ts';
import { removeUnused } from './removeUnused.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const HOUR = 3_600_000;
const FACT: Fact = {
  ...{ id: 'price', statement: 'The Glow costs 40 euros', brand_id: null, subject: ['price'], value: '40 EUR' },
  ...{ valid_from: null, valid_to: null, severity: 'high', source: '' },
};

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'unused-'));
  importSample(dataDir, 'lamps');
  mkdirSync(join(dataDir, 'uploads'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A file that was uploaded days ago. */
function upload(letter: string, age = 48 * HOUR): string {
  const name = `${letter.repeat(32)}.pdf`;
  writeFileSync(join(dataDir, 'uploads', name), letter);
  utimesSync(join(dataDir, 'uploads', name), (NOW - age) / 1000, (NOW - age) / 1000);
  return name;
}

const isThere = (name: string): boolean => existsSync(join(dataDir, 'uploads', name));

function putFacts(names: readonly string[]): void {
  const { knowledge } = diskDocuments(dataDir);
  const attachments = names.map((name) => ({ name, url: `/api/uploads/${name}` }));
  knowledge.put('lamps', { ...knowledge.of('lamps'), facts: names.length === 0 ? [] : [{ ...FACT, attachments }] });
}

test('the evidence of a deleted fact goes at the next start, and that of a fact stays', async () => {
  const [kept, price] = [upload('k'), upload('p')];
  putFacts([kept, price]);
  await removeUnused(dataDir, NOW);
  expect([kept, price].map(isThere)).toEqual([true, true]);
  putFacts([kept]);
  await removeUnused(dataDir, NOW);
  expect([kept, price].map(isThere)).toEqual([true, false]);
});

test('pictures of people stay, and what was uploaded today', async () => {
  const [face, today] = [upload('f'), upload('t', HOUR)];
  writeFileSync(join(dataDir, 'accounts.jsonl'), `{"avatar":"/api/uploads/${face}"}\n`);
  await removeUnused(dataDir, NOW);
  expect([face, today].map(isThere)).toEqual([true, true]);
});

test('what a damaged file names stays, also once it was set aside', async () => {
  const name = upload('d');
  const file = documentPath(dataDir, 'lamps', 'knowledge');
  writeFileSync(file, `{"facts":[{"attachments":[{"url":"/api/uploads/${name}"}`);
  await removeUnused(dataDir, NOW);
  expect(isThere(name)).toBe(true);
  rmSync(file);
  writeFileSync(`${file}.damaged`, `"/api/uploads/${name}"`);
  await removeUnused(dataDir, NOW);
  expect(isThere(name)).toBe(true);
});

test('where a folder of a project cannot be read, nothing is removed', async () => {
  const name = upload('x');
  writeFileSync(join(dataDir, 'projects', 'not-a-folder'), '');
  await expect(removeUnused(dataDir, NOW)).rejects.toThrow('ENOTDIR');
  expect(isThere(name)).toBe(true);
});
