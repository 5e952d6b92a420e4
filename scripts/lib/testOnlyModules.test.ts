import { expect, test } from 'vitest';
import { buildImportGraph } from './importGraph.ts';
import type { ImportGraph } from './importGraph.ts';
import { readSources } from './readSources.ts';

const TEST = /\.test\.tsx?$|\/src\/testing\/|^client\/e2e\/|^lint\/examples\//u;
/** The catalogues are resolved by folder: i18n/virtualMessages.d.ts. */
const PRODUCT = /^(?:client|mock-server)\/src\/(?!i18n\/)/u;

/** Modules of the product that only tests import. */
function findTestOnly(graph: ImportGraph): readonly string[] {
  const [byTests, byProduct] = [new Set<string>(), new Set<string>()];
  for (const [importer, imported] of graph) {
    for (const file of imported) (TEST.test(importer) ? byTests : byProduct).add(file);
  }
  return [...byTests].filter((file) => PRODUCT.test(file) && !TEST.test(file) && !byProduct.has(file)).sort();
}

test('what only tests use stands in src/testing, where the lint keeps the product from it', () => {
  const graph = buildImportGraph(readSources(['client', 'fixtures', 'lint', 'mock-server', 'scripts']));
  expect(findTestOnly(graph)).toEqual([]);
});

test('a module that only tests use is found, and one that the product uses is not', () => {
  const sources = new Map([
    ['client/src/lib/a.ts', ''],
    ['client/src/lib/b.ts', ''],
    ['client/src/lib/c.ts', "import type { B } from './b.ts';"],
    ['client/src/lib/c.test.ts', "import { a } from './a.ts';\nimport { b } from './b.ts';\nimport '../testing/d.ts';"],
    ['client/src/testing/d.ts', ''],
  ]);
  expect(findTestOnly(buildImportGraph(sources))).toEqual(['client/src/lib/a.ts']);
});
