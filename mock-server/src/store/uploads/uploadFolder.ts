import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#client/lib/dates.ts';

/** Lifetime of an uploaded file that waits for its import. */
export const UPLOAD_LIFETIME = DAY_MS;
const PREFIX = 'import-';

/** The folder of files between upload and import. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** @param secret unguessable text that is safe in a file name. */
export function uploadName(secret: string): string {
  return `${PREFIX}${secret}`;
}

/**
 * Removes expired uploads, also of stopped servers, and partial files of a kill.
 * Never rejects: a failed sweep must not fail its caller.
 * @param lifetime milliseconds; 0 at the start, when all files belong to an ended server
 */
export async function sweepUploads(dataDir: string, lifetime = UPLOAD_LIFETIME): Promise<void> {
  await sweep(uploadFolder(dataDir), (name) => name.startsWith(PREFIX), lifetime);
  await sweep(join(dataDir, 'uploads'), (name) => name.endsWith('.part'), lifetime);
}

async function sweep(folder: string, isSwept: (name: string) => boolean, lifetime: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isSwept)) {
    const file = join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age >= lifetime) await rm(file, { force: true }).catch(() => undefined);
  }
}
