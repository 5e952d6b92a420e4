import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipFile } from 'fflate';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { archiveDirectory } from './archiveDirectory.ts';
import type { EntryPlace } from './archiveDirectory.ts';

/** Small reads: well-compressed data expands a thousandfold. */
const READ_BYTES = 65_536;
/** Entry limit of an archive without a central directory. */
const MOST_ENTRIES = 10_000;
const FILE_SIGNATURE = 0x04_03_4b_50;

/** The error of a damaged or encrypted archive. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  /** Named like zlib's error codes. */
  readonly code = 'Z_ARCHIVE';
}

/** A file of an archive; its place is null if unknown. */
export interface ArchiveEntry {
  readonly name: string;
  readonly place: EntryPlace | null;
}

/**
 * Lists the files of a ZIP archive. @throws ArchiveError if damaged, or for more than 10,000 files without a readable central directory.
 */
export async function listEntries(path: string): Promise<readonly ArchiveEntry[]> {
  const isFile = ({ name }: ArchiveEntry): boolean => !name.endsWith('/');
  const directory = await archiveDirectory(path);
  if (directory.size > 0) return Array.from(directory, ([name, place]) => ({ name, place })).filter(isFile);
  const entries: ArchiveEntry[] = [];
  await walk(path, ({ name }) => {
    if (entries.push({ name, place: null }) > MOST_ENTRIES) throw new Error('It has too many files');
    return null;
  });
  return entries.filter(isFile);
}

/** Receives the unpacked bytes of an archive entry in chunks. */
type Take = (bytes: Uint8Array, isLast: boolean) => void;

/**
 * Streams the unpacked bytes of archive entries to their consumers, in one pass that stops when it may not continue.
 * @param onFile returns the consumer of a file name; null: skip the file
 * @throws ArchiveError for a damaged archive
 */
export async function takeEntries(
  path: string,
  onFile: (name: string) => Take | null,
  mayGoOn: () => boolean,
): Promise<void> {
  const pieces = piecesOf(path, ({ name }) => onFile(name));
  let next = await pieces.next();
  while (next.done !== true && mayGoOn()) next = await pieces.next();
  await pieces.return(undefined);
}

async function walk(path: string, onFile: (file: UnzipFile) => Take | null): Promise<void> {
  const pieces = piecesOf(path, onFile);
  let next = await pieces.next();
  while (next.done !== true) next = await pieces.next();
}

/** The unpacked bytes of the wanted files, as the archive is read. */
async function* piecesOf(
  path: string,
  onFile: (file: UnzipFile) => Take | null,
  start = 0,
): AsyncGenerator<number, undefined> {
  const failures: Error[] = [];
  const unzip = new Unzip((file) => {
    const take = onFile(file);
    if (take === null) return;
    file.ondata = (error, bytes, isLast) => {
      if (error !== null) failures.push(error);
      else take(bytes, isLast);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES, start })) {
      const bytes = Buffer.from(chunk);
      unzip.push(bytes, false);
      yield bytes.length;
      if (failures.length > 0) break;
    }
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    throw new ArchiveError(errorMessage(error), { cause: error });
  }
  const [failure] = failures;
  if (failure !== undefined) throw new ArchiveError(failure.message, { cause: failure });
}

/**
 * The bytes of one file of an archive, read from its place, or found by name if the place is unknown.
 * @throws ArchiveError for a damaged archive
 */
export async function* chunksOfEntry(
  path: string,
  { name, place }: ArchiveEntry,
  onBytes: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  const start = place !== null && (await isFileAt(path, place.start)) ? place.start : null;
  let [isTaken, isOver, left] = [false, false, place?.packed ?? Infinity];
  const onFile = (file: UnzipFile): Take | null => {
    if (isTaken || (start === null && file.name !== name)) return null;
    isTaken = true;
    return (bytes, isLast) => {
      waiting.push(bytes);
      isOver ||= isLast;
    };
  };
  for await (const size of piecesOf(path, onFile, start ?? 0)) {
    onBytes(Math.min(size, left));
    left = Math.max(0, left - size);
    yield* waiting.splice(0);
    if (isOver) return;
  }
  yield* waiting.splice(0);
  if (!isTaken) throw new ArchiveError(`There is no ${name} in it`);
}

async function isFileAt(path: string, start: number): Promise<boolean> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, start);
    return bytesRead === 4 && buffer.readUInt32LE(0) === FILE_SIGNATURE;
  } finally {
    await handle.close();
  }
}
