import { dirname, join } from 'node:path/posix';
import manifest from '#manifest' with { type: 'json' };

/** Subpath imports and their targets, such as `#client/` and `client/src/`. */
const SUBPATHS = Object.entries(manifest.imports).map(
  ([name, target]) => [name.replace('*', ''), join(target).replace('*', '')] as const,
);

/**
 * The file that one of our imports resolves to, with `/` and relative to the root.
 * @param importer the importing file, in the same form
 * @param specifier relative, or a subpath import (`imports` in package.json)
 */
export function resolveImport(importer: string, specifier: string): string {
  const subpath = SUBPATHS.find(([prefix]) => specifier.startsWith(prefix));
  return subpath === undefined
    ? join(dirname(importer), specifier)
    : join(subpath[1], specifier.slice(subpath[0].length));
}
