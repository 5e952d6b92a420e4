import { resolveImport } from './resolveImport.ts';

/** Imports of our own files in a source text: relative or subpath (`#client/`), including types, `import()` and re-exports. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([.#][^']+)'/gu;

/** Which files import which, by path relative to the root, with `/`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** @param sources text by path; other imports (packages, style sheets) are left out */
export function buildImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORTED)]
        .map(([, path = '']) => resolveImport(file, path))
        .filter((path) => sources.has(path)),
    ]),
  );
}

/** The reversed graph: the importers of each file. */
function reverse(graph: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    for (const path of imports) {
      const list = importers.get(path);
      if (list === undefined) importers.set(path, [file]);
      else list.push(file);
    }
  }
  return importers;
}

/** Breadth-first distance of every reachable file, in imports; the start files have 0. */
function distances(graph: ImportGraph, from: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(from.map((file) => [file, 0]));
  for (const [file, distance] of found) {
    for (const next of graph.get(file) ?? []) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** The transitive importers of the given files, and the files themselves, with their distance. */
export const findDependents = (graph: ImportGraph, files: readonly string[]): ReadonlyMap<string, number> =>
  distances(reverse(graph), files);

/** The file itself and its transitive imports. */
export const findDependencies = (graph: ImportGraph, file: string): readonly string[] => [
  ...distances(graph, [file]).keys(),
];
