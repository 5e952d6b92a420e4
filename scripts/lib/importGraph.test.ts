import { expect, test } from 'vitest';
import { buildImportGraph, findDependencies, findDependents } from './importGraph.ts';

const graph = buildImportGraph(
  new Map([
    ['lib/a.ts', ''],
    ['lib/b.ts', "import { a } from './a.ts';\nimport type { D } from '../d.ts';"],
    ['lib/b.test.ts', "import { expect } from 'vitest';\nimport { b } from './b.ts';"],
    ['d.ts', "export const late = async () => import('./lib/b.ts');\nimport './missing.scss';"],
    ['alone.ts', ''],
  ]),
);

test('dependents are found over others, over import() and over types, and how far away they are', () => {
  expect(Object.fromEntries(findDependents(graph, ['lib/a.ts']))).toEqual({
    'lib/a.ts': 0,
    'lib/b.ts': 1,
    'lib/b.test.ts': 2,
    'd.ts': 2,
  });
});

test('dependencies end at packages, at files that are not sources, and in circles', () => {
  expect([...findDependencies(graph, 'lib/b.test.ts')].sort()).toEqual([
    'd.ts',
    'lib/a.ts',
    'lib/b.test.ts',
    'lib/b.ts',
  ]);
  expect(findDependencies(graph, 'alone.ts')).toEqual(['alone.ts']);
});

test('subpath imports count as relative ones do', () => {
  const sources = new Map([
    ['client/src/lib/a.ts', ''],
    ['mock-server/src/b.ts', "import { a } from '#client/lib/a.ts';"],
    ['mock-server/src/b.test.ts', "import type { B } from '#server/b.ts';"],
  ]);
  expect([...findDependents(buildImportGraph(sources), ['client/src/lib/a.ts']).keys()]).toEqual([...sources.keys()]);
});
