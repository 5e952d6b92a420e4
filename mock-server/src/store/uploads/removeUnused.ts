import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectsFolder } from '../projectFiles/projectPaths.ts';
import { UPLOAD_LIFETIME } from './uploadFolder.ts';

/** Large, and never with the address of a file. */
const WITHOUT_ADDRESSES = /^(?:answers\..*|audit\.jsonl|traffic\.json)$/u;
const ADDRESS = /\/api\/uploads\/(?<name>[\w-]+\.[a-z]{3,4})/gu;

/**
 * Removes uploaded files that nothing names any more: evidence of deleted facts or projects, and files that were never saved with
 * anything. A deletion can be undone, so a file is kept for a day at least; damaged files that were set aside keep theirs. For the start of
 * the server, when no fact is being written.
 * @throws the file system's error when a file that may name one cannot be read; nothing is removed then
 */
export async function removeUnused(dataDir: string, now: number): Promise<void> {
  const folder = join(dataDir, 'uploads');
  const names = await readdir(folder).catch(() => []);
  const old = await filter(names, async (name) => {
    const file = await stat(join(folder, name));
    return file.isFile() && now - file.mtimeMs >= UPLOAD_LIFETIME;
  });
  if (old.length === 0) return;
  const used = await namedIn(dataDir);
  for (const name of old.filter((each) => !used.has(each))) await rm(join(folder, name), { force: true });
}

/** The files that accounts and the content of projects name. */
async function namedIn(dataDir: string): Promise<ReadonlySet<string>> {
  const projects = await readdir(projectsFolder(dataDir)).catch(() => []);
  const named = new Set<string>();
  for (const folder of [dataDir, ...projects.map((id) => join(projectsFolder(dataDir), id))]) {
    const entries = (await readdir(folder)).filter((name) => !WITHOUT_ADDRESSES.test(name));
    for (const name of await filter(entries, async (each) => (await stat(join(folder, each))).isFile())) {
      const text = await readFile(join(folder, name), 'utf8');
      for (const found of text.matchAll(ADDRESS)) named.add(found.groups?.['name'] ?? '');
    }
  }
  return named;
}

async function filter(names: readonly string[], keeps: (name: string) => Promise<boolean>): Promise<readonly string[]> {
  const kept = await Promise.all(names.map(keeps));
  return names.filter((_, index) => kept[index] === true);
}
