import { addToGroup } from '#client/lib/groupByKey.ts';
import { allImportsOf } from './importsOf.ts';
import { resolveImport } from './resolveImport.ts';

/** Which files import which, by path relative to the root, with `/`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** @param sources text by path; imports of anything else (packages, stylesheets) are left out */
export function buildImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      allImportsOf(text)
        .map((path) => resolveImport(file, path))
        .filter((path) => sources.has(path)),
    ]),
  );
}

/** The same graph read the other way: which files import each. */
function reverse(graph: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    for (const path of imports) addToGroup(importers, path, file);
  }
  return importers;
}

/** How many imports away each file is that can be reached (breadth first); those it starts from are 0 away. */
function distances(graph: ImportGraph, from: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(from.map((file) => [file, 0]));
  for (const [file, distance] of found) {
    for (const next of graph.get(file) ?? []) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** The files that import the given ones, over any number of others, and themselves: how far away each is. */
export const findDependents = (graph: ImportGraph, files: readonly string[]): ReadonlyMap<string, number> =>
  distances(reverse(graph), files);

/** The file itself and all that it imports, over any number of others. */
export const findDependencies = (graph: ImportGraph, file: string): readonly string[] => [
  ...distances(graph, [file]).keys(),
];
