import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
import type { AppendFile } from './AppendFile.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Replies up to this many characters are compressed synchronously, which takes a tenth of the time of handing them to a thread. */
const SMALL = 60_000;

/** Stores a raw reply. @returns its offset and size in the file */
export async function keepReply(file: AppendFile, raw: unknown): Promise<[from: number, size: number]> {
  const text = JSON.stringify(raw);
  const [from, size] = await file.append(text.length < SMALL ? gzipSync(text) : await pack(text));
  return [from, size];
}

/** Reads raw replies in the requested order. @throws when one is damaged */
export async function* readReplies(
  path: string,
  places: readonly (readonly [from: number, size: number])[],
): AsyncGenerator {
  const handle = await open(path, 'r');
  try {
    for (const [from, size] of places) {
      const bytes = Buffer.alloc(size);
      await handle.read(bytes, 0, size, from);
      yield JSON.parse((await unpack(bytes)).toString('utf8'));
    }
  } finally {
    await handle.close();
  }
}

/** One raw reply; null if unreadable. */
export async function readReply(
  path: string,
  place: readonly [from: number, size: number],
): Promise<{ readonly reply: unknown } | null> {
  const replies = readReplies(path, [place]);
  try {
    const step: IteratorResult<unknown> = await replies.next();
    return { reply: step.value };
  } catch {
    return null;
  } finally {
    await replies.return(undefined);
  }
}
