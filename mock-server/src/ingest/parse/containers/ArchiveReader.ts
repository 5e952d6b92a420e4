import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipFile } from 'fflate';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { archiveDirectory } from './archiveDirectory.ts';
import type { EntryPlace } from './archiveDirectory.ts';

/** Small pieces: what is packed well grows a thousand times. */
const READ_BYTES = 65_536;
/** Of an archive without a directory. */
const MOST_ENTRIES = 10_000;
const FILE_SIGNATURE = 0x04_03_4b_50;

/** What a damaged or encrypted archive is refused with. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  /** As the faults of gzip are named. */
  readonly code = 'Z_ARCHIVE';
}

/** A file of an archive; where it stands is null where nothing tells. */
export interface ArchiveEntry {
  readonly name: string;
  readonly place: EntryPlace | null;
}

/** The files in a ZIP archive. @throws ArchiveError for a damaged one, and one of more than 10,000 files whose directory cannot be read. */
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

/** Takes the unpacked bytes of a file of an archive, piece by piece. */
type Take = (bytes: Uint8Array, isLast: boolean) => void;

/**
 * Hands the unpacked bytes of files of an archive to whoever wants them, in one walk that ends when it may not go on.
 * @param onFile who takes a file of this name; null: nobody
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

/** The unpacked bytes of the files that are wanted, as the archive is read. */
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
 * The bytes of one file of an archive, from where it stands, or by its name where that is not known.
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
