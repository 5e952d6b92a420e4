import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the code that turns answers into tables; its imports count too. */
const FOLDERS = ['table', 'text', 'citations', 'stats'] as const;

/**
 * Hash of the code that turns answers into tables: tables of other code are not read. Computed at the start, because later changes
 * on disk do not run.
 */
export const CODE_VERSION = hashOfCode();

function hashOfCode(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(`../../analysis/${folder}`, import.meta.url));
    for (const name of readdirSync(path).sort()) {
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  for (const file of ['../../analysis/ProjectDefinition.ts', './tableFile.ts', './partFile.ts']) {
    hash.update(readFileSync(fileURLToPath(new URL(file, import.meta.url))));
  }
  const manifest = readFileSync(fileURLToPath(new URL('../../../../package-lock.json', import.meta.url)));
  return hash.update(manifest).digest('hex');
}
