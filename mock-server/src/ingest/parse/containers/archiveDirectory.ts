import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** A comment may follow the end-of-central-directory record. */
const LONGEST_END = END_LENGTH + 65_535;
/** A directory of thousands of files takes some hundred bytes per file. */
const LONGEST_DIRECTORY = 16 * 1024 * 1024;
const IS_UTF8 = 0x8_00;

/** Offset and compressed size of an archive entry. */
export interface EntryPlace {
  readonly start: number;
  readonly packed: number;
}

/**
 * The entries of a ZIP archive by name, from the central directory at its end, so that one of thousands is found without a scan. A
 * truncated archive has no directory; that of an archive over 4 GB is not read.
 */
export async function archiveDirectory(path: string): Promise<ReadonlyMap<string, EntryPlace>> {
  const handle = await open(path);
  try {
    return entriesIn(await directoryOf(handle));
  } finally {
    await handle.close();
  }
}

async function directoryOf(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const tail = await bytesAt(handle, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (length <= LONGEST_DIRECTORY && start + length <= size) return bytesAt(handle, start, length);
  }
  return Buffer.alloc(0);
}

async function bytesAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}

function entriesIn(directory: Buffer): ReadonlyMap<string, EntryPlace> {
  const places = new Map<string, EntryPlace>();
  for (let at = 0; at + ENTRY_LENGTH <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const [packed, start] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
    const nameEnd = at + ENTRY_LENGTH + (nameLength ?? 0);
    const isUtf8 = (directory.readUInt16LE(at + 8) & IS_UTF8) !== 0;
    const name = directory.toString(isUtf8 ? 'utf8' : 'latin1', at + ENTRY_LENGTH, nameEnd);
    if (!places.has(name)) places.set(name, { start, packed });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return places;
}
