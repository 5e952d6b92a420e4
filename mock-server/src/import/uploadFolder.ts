import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long an uploaded file waits to be imported. */
export const UPLOAD_LIFETIME = 86_400_000;
const PREFIX = 'import-';

/** Where files lie between being uploaded and being imported. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** @param secret unguessable, safe in a file name. */
export function uploadName(secret: string): string {
  return `${PREFIX}${secret}`;
}

/** Removes what nobody came back for, also of servers that were stopped. Never rejects: a sweep is no reason to fail. */
export async function sweepUploads(dataDir: string): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const file = join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > UPLOAD_LIFETIME) await rm(file, { force: true }).catch(() => undefined);
  }
}
