import { expect, test } from 'vitest';
import { importCycles, mutualFolders } from './importCycles.ts';
import { readSources } from './readSources.ts';

test('imports run one way: no file of ours imports itself over others, not even types', () => {
  const sources = readSources(['client', 'fixtures', 'lint', 'mock-server', 'scripts']);
  expect(sources.size).toBeGreaterThan(1000);
  expect(importCycles(sources)).toEqual([]);
});

const FLOOR =
  /^mock-server\/src\/(?<floor>store|ingest|collect|service|mcp|http|analysis|refusal)\/(?:(?<part>[^/]+)\/)?[^/]+/u;

/**
 * The floor of the server, or the part of it, that a file belongs to; analysis is one part, because its folders share the types of
 * measures.
 */
function partOf(file: string): string | null {
  const { floor, part } = FLOOR.exec(file)?.groups ?? {};
  if (floor === undefined || file.includes('.test.')) return null;
  return part === undefined || floor === 'analysis' ? floor : `${floor}/${part}`;
}

test('no two parts of the server import each other, not even types', () => {
  expect(mutualFolders(readSources(['mock-server']), partOf)).toEqual([]);
});

test('folders that import each other are found, over types too', () => {
  const sources = new Map([
    ['a/one.ts', "import { x } from '../b/two.ts';"],
    ['b/two.ts', "import type { Y } from '../a/three.ts';"],
    ['a/three.ts', ''],
    ['c/four.ts', "import { x } from '../a/one.ts';"],
  ]);
  expect(mutualFolders(sources, (file) => file.split('/')[0] ?? null)).toEqual(['a <-> b']);
});

test('subpath imports count as relative ones do', () => {
  const sources = new Map([
    ['client/src/lib/one.ts', "import { x } from '#fixtures/two.ts';"],
    ['fixtures/two.ts', "import type { Y } from '#client/lib/one.ts';\nimport { z } from '#client/lib/one.ts';"],
  ]);
  expect(importCycles(sources)).toEqual([['client/src/lib/one.ts', 'fixtures/two.ts']]);
  expect(mutualFolders(sources, (file) => file.split('/')[0] ?? null)).toEqual(['client <-> fixtures']);
});

test.each([
  ['of a value', "import { a } from './a.ts';"],
  ['over some lines', "import {\n  a,\n} from './a.ts';"],
  ['for its effects', "import './a.ts';"],
  ['of a type', "import type { A } from './a.ts';"],
  ['of a type among values', "import { a, type A } from './a.ts';"],
  ['inside a type', "type A = typeof import('./a.ts');"],
  ['once it is needed', "const a = async () => import('./a.ts');"],
  ['handed on', "export { a } from './a.ts';"],
])('an import %s can close a circle', (_, text) => {
  const sources = new Map([
    ['lib/a.ts', "import type { B } from './b.ts';"],
    ['lib/b.ts', text],
  ]);
  expect(importCycles(sources)).toEqual([['lib/a.ts', 'lib/b.ts']]);
});

test('a circle is found over any number of files, and only those in it are named', () => {
  const imports = (...paths: readonly string[]) => paths.map((path) => `import { x } from '${path}';`).join('\n');
  const sources = new Map([
    ['main.ts', imports('./lib/a.ts')],
    ['lib/a.ts', imports('./b.ts', './leaf.ts')],
    ['lib/b.ts', imports('../pages/c.ts')],
    ['pages/c.ts', imports('../lib/leaf.ts', '../lib/a.ts')],
    ['lib/leaf.ts', ''],
    ['self.ts', imports('./self.ts')],
  ]);
  expect(importCycles(sources)).toEqual([['lib/a.ts', 'lib/b.ts', 'pages/c.ts'], ['self.ts']]);
});
