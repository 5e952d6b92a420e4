import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '#server/refusal/errorCode.ts';
import { ProjectLock } from '../projectFiles/ProjectLock.ts';
import { isProjectId, projectsFolder } from '../projectFiles/projectPaths.ts';
import { formatTarHeader, TAR_BLOCK, tarPadding } from './tarHeader.ts';

/** The last file of a backup: the SHA-256 of all others. */
export const SUMS_NAME = 'SHA256SUMS';
const CHUNK = 1 << 20;
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const OWNER_ONLY = 0o600;
/** Left out of backups: caches, locks of a running process, and partial files. */
const LEFT_OUT = /(?:^|\/)(?:answers\.table|server\.lock|[^/]+\.lock|[^/]+\.tmp|[^/]+\.part)$|^tmp\//u;

export interface BackupResult {
  readonly files: number;
  /** Size of all files before compression. */
  readonly bytes: number;
}

interface Packed extends BackupResult {
  readonly sums: readonly string[];
}

/**
 * Packs a data folder into one archive (tar, gzip). It holds the lock of each project while packing it, so that its files are
 * consistent; a server may keep running. The archive is renamed into place when complete.
 * @throws the file system's error; the signal's reason; nothing is left behind.
 */
export async function backupFolder(dataDir: string, archive: string, signal?: AbortSignal): Promise<BackupResult> {
  if (!existsSync(dataDir)) throw new Error(`the data folder ${dataDir} does not exist`);
  const part = `${archive}.${randomBytes(4).toString('hex')}.part`;
  let result: Packed = { files: 0, bytes: 0, sums: [] };
  const pack = async function* (): AsyncGenerator<Buffer> {
    for await (const item of packFolder(dataDir, [resolve(archive), resolve(part)])) {
      signal?.throwIfAborted();
      if (Buffer.isBuffer(item)) yield item;
      else result = { files: result.files + 1, bytes: result.bytes + item.bytes, sums: [...result.sums, item.sum] };
    }
    const sums = Buffer.from(`${result.sums.join('\n')}\n`, 'utf8');
    yield formatTarHeader({ name: SUMS_NAME, size: sums.length, modified: Date.now() / 1000, mode: OWNER_ONLY });
    yield Buffer.concat([sums, Buffer.alloc(tarPadding(sums.length)), Buffer.alloc(TAR_BLOCK * 2)]);
  };
  try {
    await pipeline(pack, createGzip(), createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY }));
    await rename(part, archive);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { files: result.files, bytes: result.bytes };
}

interface PackedFile {
  readonly bytes: number;
  readonly sum: string;
}

async function* packFolder(dataDir: string, except: readonly string[]): AsyncGenerator<Buffer | PackedFile> {
  const projects = projectsFolder(dataDir);
  for (const file of await filesUnder(dataDir, (folder) => folder !== projects)) {
    if (!except.includes(resolve(file))) yield* packFile(dataDir, file);
  }
  for (const id of existsSync(projects) ? await readdir(projects) : []) {
    const lock = isProjectId(id) ? await lockOf(dataDir, id) : null;
    try {
      for (const file of await filesUnder(join(projects, id), () => true)) {
        lock?.touch();
        yield* packFile(dataDir, file);
      }
    } finally {
      lock?.release();
    }
  }
}

/** The project's lock; null on a full or read-only disk: nothing else can write there either, and a backup is needed most. */
async function lockOf(dataDir: string, id: string): Promise<ProjectLock | null> {
  try {
    return await ProjectLock.take(dataDir, id, () => undefined);
  } catch (error) {
    if (NO_ROOM.has(errorCode(error))) return null;
    throw error;
  }
}

/** All files below a folder. Symbolic links are followed, and their targets are packed in their place. */
async function filesUnder(folder: string, enters: (folder: string) => boolean): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfGone)) ?? [];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(path).catch(nullIfGone) : entry;
      if (kind?.isDirectory() === true) return enters(path) ? filesUnder(path, enters) : [];
      return kind?.isFile() === true ? [path] : [];
    }),
  );
  return found.flat().sort();
}

/** Skips a file that was deleted after its folder was listed. An unreadable file must fail the backup instead of missing from it. */
function nullIfGone(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

async function* packFile(dataDir: string, file: string): AsyncGenerator<Buffer | PackedFile> {
  const name = relative(dataDir, file).split(sep).join('/');
  if (LEFT_OUT.test(name)) return;
  const handle = await open(file, 'r').catch(nullIfGone);
  if (handle === null) return;
  try {
    // The open file stays the same when another is renamed into its place.
    const { size, mtimeMs, mode } = await handle.stat();
    yield formatTarHeader({ name, size, modified: mtimeMs / 1000, mode });
    const hash = createHash('sha256');
    for (let left = size; left > 0;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(CHUNK, left)));
      // Only a file truncated in place gets here, which no part of the program does.
      const bytes = bytesRead === 0 ? Buffer.alloc(Math.min(CHUNK, left)) : buffer.subarray(0, bytesRead);
      hash.update(bytes);
      left -= bytes.length;
      yield bytes;
    }
    yield Buffer.alloc(tarPadding(size));
    yield { bytes: size, sum: `${hash.digest('hex')}  ${name}` };
  } finally {
    await handle.close();
  }
}
