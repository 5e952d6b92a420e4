import { dirname, join } from 'node:path/posix';
import manifest from '#manifest' with { type: 'json' };

/** `#client/` and what it stands for, `client/src/`. */
const SUBPATHS = Object.entries(manifest.imports).map(
  ([name, target]) => [name.replace('*', ''), join(target).replace('*', '')] as const,
);

/**
 * The file that an import of ours names, with `/` and relative to the root.
 * @param importer the file that imports, as above
 * @param specifier relative, or a subpath import (`imports` in package.json)
 */
export function resolveImport(importer: string, specifier: string): string {
  const subpath = SUBPATHS.find(([prefix]) => specifier.startsWith(prefix));
  return subpath === undefined
    ? join(dirname(importer), specifier)
    : join(subpath[1], specifier.slice(subpath[0].length));
}
