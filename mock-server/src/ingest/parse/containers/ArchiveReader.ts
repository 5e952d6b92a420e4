import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipFile } from 'fflate';
import { errorMessage } from '#client/lib/errorMessage.ts';

/** Small pieces: what is packed well grows a thousand times. */
const READ_BYTES = 65_536;
const MOST_ENTRIES = 10_000;

/** What a damaged or encrypted archive is refused with. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  /** As the faults of gzip are named. */
  readonly code = 'Z_ARCHIVE';
}

/** The names of the files in a ZIP archive. @throws ArchiveError for a damaged one. */
export async function listEntries(path: string): Promise<readonly string[]> {
  const names: string[] = [];
  await walk(path, (file) => {
    if (!file.name.endsWith('/') && names.length < MOST_ENTRIES) names.push(file.name);
    return null;
  });
  return names;
}

/** Takes the unpacked bytes of a file of an archive, piece by piece. */
type Take = (bytes: Uint8Array) => void;

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
async function* piecesOf(path: string, onFile: (file: UnzipFile) => Take | null): AsyncGenerator<number, undefined> {
  const failures: Error[] = [];
  const unzip = new Unzip((file) => {
    const take = onFile(file);
    if (take === null) return;
    file.ondata = (error, bytes) => {
      if (error !== null) failures.push(error);
      else take(bytes);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
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

/** The bytes of one file of an archive. @throws ArchiveError for a damaged archive. */
export async function* chunksOfEntry(
  path: string,
  name: string,
  onBytes: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let isTaken = false;
  const pieces = piecesOf(path, (file) => {
    if (file.name !== name || isTaken) return null;
    isTaken = true;
    return (bytes) => waiting.push(bytes);
  });
  for await (const size of pieces) {
    onBytes(size);
    yield* waiting.splice(0);
  }
  yield* waiting.splice(0);
}
