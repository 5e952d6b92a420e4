import { buildImportGraph } from './importGraph.ts';

/**
 * Pairs of folders that import from each other, types included: neither can be read, tested or moved without the other.
 * @param sources as for `importCycles`
 * @param folderOf the folder of a file; null: none
 * @returns each pair as `a <-> b`, sorted
 */
export function mutualFolders(
  sources: ReadonlyMap<string, string>,
  folderOf: (file: string) => string | null,
): readonly string[] {
  const uses = new Map<string, Set<string>>();
  for (const [file, imported] of buildImportGraph(sources)) {
    const folder = folderOf(file);
    if (folder === null) continue;
    const used = uses.get(folder) ?? new Set();
    uses.set(folder, used);
    for (const path of imported) {
      const other = folderOf(path);
      if (other !== null && other !== folder) used.add(other);
    }
  }
  return [...uses]
    .flatMap(([folder, used]) =>
      [...used]
        .filter((other) => folder < other && uses.get(other)?.has(folder) === true)
        .map((other) => `${folder} <-> ${other}`),
    )
    .sort();
}

/**
 * Import cycles, type imports included: none of the files can be read, tested or moved without the others, and with value imports the
 * initialization order is arbitrary. Equals the lint rule `import-x/no-cycle`, which would read every file a second time.
 * @param sources text by path, with `/` and without a leading one
 * @returns each cycle sorted by name; empty when imports are acyclic (Tarjan's strongly connected components)
 */
export function importCycles(sources: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const graph = buildImportGraph(sources);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): number => {
    const number = order.size;
    let low = number;
    order.set(file, number);
    open.push(file);
    const imported = graph.get(file) ?? [];
    for (const next of imported) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
      lowest.set(file, low);
    }
    if (low === number) {
      const group = open.splice(open.indexOf(file)).sort();
      if (group.length > 1 || imported.includes(file)) cycles.push(group);
    }
    return low;
  };

  for (const file of sources.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
