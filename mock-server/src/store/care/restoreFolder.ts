import { createHash, randomBytes } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { SUMS_NAME } from './backupFolder.ts';
import type { BackupResult } from './backupFolder.ts';
import { parseTarHeader, TAR_BLOCK, tarPadding } from './tarHeader.ts';
import type { TarEntry } from './tarHeader.ts';

const LARGEST_SUMS = 64 * 1024 * 1024;
/** Mode of folders: archives hold none. */
const FOLDER_MODE = 0o700;

/** The target folder is not empty. */
export class FolderNotEmptyError extends Error {
  override readonly name = 'FolderNotEmptyError';
}

/**
 * Unpacks a backup into a missing or empty data folder. The folder is renamed into place after all checksums match; file modes are
 * restored.
 * @throws FolderNotEmptyError; Error when the archive is damaged; the file system's error; the signal's reason. Nothing is left behind.
 */
export async function restoreFolder(archive: string, dataDir: string, signal?: AbortSignal): Promise<BackupResult> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) throw new FolderNotEmptyError(dataDir);
  const part = `${dataDir}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(part, { recursive: true, mode: FOLDER_MODE });
  const unpacker = new Unpacker(part);
  try {
    for await (const chunk of createReadStream(archive).pipe(createGunzip())) {
      signal?.throwIfAborted();
      if (Buffer.isBuffer(chunk)) await unpacker.push(chunk);
    }
    const result = await unpacker.finish();
    if (existsSync(dataDir)) rmdirSync(dataDir);
    await rename(part, dataDir);
    return result;
  } catch (error) {
    await unpacker.abandon();
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

interface OpenFile {
  readonly entry: TarEntry;
  readonly handle: FileHandle | null;
  readonly hash: Hash;
  left: number;
}

/** Writes the files of an archive from a stream of its bytes. */
class Unpacker {
  readonly #folder: string;
  readonly #found = new Map<string, string>();
  #rest = Buffer.alloc(0);
  #skip = 0;
  #file: OpenFile | null = null;
  #sums = '';
  #bytes = 0;
  #ended = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async push(chunk: Buffer): Promise<void> {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (bytes.length > 0 && !this.#ended) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, bytes.length);
        this.#skip -= skipped;
        bytes = bytes.subarray(skipped);
      } else if (this.#file !== null) {
        bytes = await this.#write(this.#file, bytes);
      } else if (bytes.length < TAR_BLOCK) {
        break;
      } else {
        await this.#begin(parseTarHeader(bytes.subarray(0, TAR_BLOCK)));
        bytes = bytes.subarray(TAR_BLOCK);
      }
    }
    this.#rest = Buffer.from(bytes);
  }

  /** Closes the file that was being written when the archive turned out to be damaged. */
  async abandon(): Promise<void> {
    const handle = this.#file?.handle;
    this.#file = null;
    await handle?.close();
  }

  /** @throws Error when a file is missing or its checksum differs. */
  async finish(): Promise<BackupResult> {
    await this.abandon();
    const lines = this.#sums.split('\n').filter((line) => line !== '');
    if (!this.#ended || this.#sums === '') throw new Error('the archive is cut off');
    for (const line of lines) {
      const name = line.slice(66);
      if (this.#found.get(name) !== line.slice(0, 64)) throw new Error(`the archive is damaged: ${name}`);
    }
    if (lines.length !== this.#found.size) throw new Error('the archive holds files that were not packed with it');
    return { files: lines.length, bytes: this.#bytes };
  }

  async #begin(entry: TarEntry | null): Promise<void> {
    if (entry === null) {
      this.#ended = true;
      return;
    }
    const isSums = entry.name === SUMS_NAME;
    if (isSums && entry.size > LARGEST_SUMS) throw new Error('the archive is damaged: its list of files is too long');
    this.#file = {
      entry,
      hash: createHash('sha256'),
      left: entry.size,
      handle: isSums ? null : await this.#create(entry),
    };
    if (entry.size === 0) await this.#end(this.#file);
  }

  async #create({ name, mode }: TarEntry): Promise<FileHandle> {
    const parts = name.split('/');
    const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:\0]/u.test(name);
    if (!isSafe) throw new Error(`the archive names a file outside of the folder: ${JSON.stringify(name)}`);
    const path = join(this.#folder, ...parts);
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    return open(path, 'wx', mode);
  }

  async #write(file: OpenFile, bytes: Buffer): Promise<Buffer> {
    const piece = bytes.subarray(0, Math.min(file.left, bytes.length));
    if (file.handle === null) {
      this.#sums += piece.toString('utf8');
    } else {
      file.hash.update(piece);
      await file.handle.writeFile(piece);
    }
    file.left -= piece.length;
    if (file.left === 0) await this.#end(file);
    return bytes.subarray(piece.length);
  }

  async #end({ entry, handle, hash }: OpenFile): Promise<void> {
    this.#file = null;
    this.#skip = tarPadding(entry.size);
    if (handle === null) return;
    await handle.sync();
    await handle.close();
    this.#bytes += entry.size;
    this.#found.set(entry.name, hash.digest('hex'));
  }
}
