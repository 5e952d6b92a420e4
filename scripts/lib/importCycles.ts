import { allImportsOf, importsOf } from './importsOf.ts';
import { resolveImport } from './resolveImport.ts';

/**
 * Pairs of folders of which each imports from the other, types included: neither can be read, tested or moved without the other.
 * @param sources as for `importCycles`
 * @param folderOf the folder a file counts for; null: none
 * @returns each pair as `a <-> b`, sorted
 */
export function mutualFolders(
  sources: ReadonlyMap<string, string>,
  folderOf: (file: string) => string | null,
): readonly string[] {
  const uses = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const folder = folderOf(file);
    if (folder === null) continue;
    const used = uses.get(folder) ?? new Set();
    uses.set(folder, used);
    for (const path of allImportsOf(text)) {
      const other = folderOf(resolveImport(file, path));
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
 * Groups of files that reach one another by their imports: which of them is there first when the program starts is a matter
 * of luck. Does what the lint rule `import-x/no-cycle` does, which reads every file a second time for it.
 * @param sources text by path, with `/` and without a leading one
 * @returns each group sorted by name; none when imports run one way (Tarjan's strongly connected components)
 */
export function importCycles(sources: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): number => {
    const number = order.size;
    let low = number;
    order.set(file, number);
    open.push(file);
    const imported = importsOf(sources.get(file) ?? '').map((path) => resolveImport(file, path));
    for (const next of imported.filter((path) => sources.has(path))) {
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
