import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What an answer becomes in a table hangs on the code in these folders of the analysis, and on what it imports. */
const FOLDERS = ['table', 'text', 'citations', 'stats'] as const;

/**
 * Changes whenever the code does that reads answers into tables: a table written by other code is not read. Made at the start: what is
 * changed on disk afterwards is not what runs.
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
