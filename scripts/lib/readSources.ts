import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The TypeScript files of the given folders: text by path relative to the root, with `/`. */
export function readSources(folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const),
    ),
  );
}
