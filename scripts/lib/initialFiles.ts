import * as v from 'valibot';

const list = v.optional(v.array(v.string()), []);

/** What Vite writes about a finished build: per module or chunk its file, and what that file imports. */
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
 * The key of a module that has a file of its own, or of the file that several went into (client/build/chunkGroups.ts).
 * @param name a module in source form (`src/pages/create/CreatePage.tsx`), or the name of such a file (`frame`)
 * @throws Error when the manifest does not have it: a moved file must not pass as zero bytes
 */
function chunkKey(manifest: Manifest, name: string): string {
  const key = name in manifest ? name : Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return key;
}

/**
 * The files that a browser fetches before a route is on screen: the entry, the modules which the route loads by
 * `import()`, and all that these import statically, each once.
 * @param modules as `chunkKey` takes them
 * @throws Error naming a module the manifest does not have
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
