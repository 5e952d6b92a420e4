import * as v from 'valibot';

const list = v.optional(v.array(v.string()), []);

/** What Vite writes about a finished build: per module or chunk its file, and what that file imports. */
export const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean(), false), imports: list, css: list }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * The files that a browser fetches before a route is on screen: the entry, the modules which the route loads by
 * `import()`, and all that these import statically, each once.
 * @param modules keys of the manifest, in source form (`src/pages/create/CreatePage.tsx`)
 * @throws Error naming a module the manifest does not have: a moved file must not pass as zero bytes
 */
export function initialFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [...entries, ...modules];
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
