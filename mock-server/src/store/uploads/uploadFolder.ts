import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#client/lib/dates.ts';

/** How long an uploaded file waits to be imported. */
export const UPLOAD_LIFETIME = DAY_MS;
const PREFIX = 'import-';

/** Where files lie between being uploaded and being imported. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** @param secret unguessable, safe in a file name. */
export function uploadName(secret: string): string {
  return `${PREFIX}${secret}`;
}

/**
 * Removes what nobody came back for, also of servers that were stopped, and halves of files that a kill left.
 * Never rejects: a sweep is no reason to fail.
 * @param lifetime milliseconds; 0 at the start, when whatever is there was sent to a server that has ended
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
