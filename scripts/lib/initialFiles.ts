import * as v from 'valibot';

const list = v.optional(v.array(v.string()), []);

/** Vite's build manifest: for each module or chunk its file and imports. */
export const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string(), ''),
    isEntry: v.optional(v.boolean(), false),
    imports: list,
    css: list,
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * The manifest key of a module with its own chunk, or of a merged chunk (client/build/chunkGroups.ts).
 * @param name a source module (`src/pages/create/CreatePage.tsx`), or the name of a merged chunk (`frame`)
 * @throws Error when the manifest lacks it: a moved file must not count as zero bytes
 */
function chunkKey(manifest: Manifest, name: string): string {
  const key = name in manifest ? name : Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return key;
}

/**
 * Files that a browser loads before a route is rendered: the entry, the modules that the route loads by `import()`, and their static
 * imports, deduplicated.
 * @param modules as for `chunkKey`
 * @throws Error naming a module that the manifest lacks
 */
export function initialFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [...entries, ...modules.map((name) => chunkKey(manifest, name))];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    files.add(chunk.file);
    for (const sheet of chunk.css) files.add(sheet);
    open.push(...chunk.imports);
  }
  return [...files].sort();
}
