import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importCycles, importsOf } from './importCycles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function sourcesOf(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]);
}

test('imports run one way: no file of ours imports itself over others', () => {
  const sources = new Map(['client', 'fixtures', 'mock-server', 'scripts'].flatMap(sourcesOf));
  expect(sources.size).toBeGreaterThan(1000);
  expect(importCycles(sources)).toEqual([]);
});

test('every form of import counts but that of types', () => {
  const text = [
    "import { a } from './a.ts';",
    'import {',
    '  b,',
    "} from '../b.ts';",
    "import './c.ts';",
    "export { d } from './d.ts';",
    "const e = async () => import('./e.ts');",
    "import type { F } from './f.ts';",
    "import g from 'package';",
  ].join('\n');
  expect([...importsOf(text)].sort()).toEqual(['../b.ts', './a.ts', './c.ts', './d.ts', './e.ts']);
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
