import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AppendFile } from './AppendFile.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Keeps a raw reply. @returns where it stands in the file */
export async function keepReply(file: AppendFile, raw: unknown): Promise<[from: number, size: number]> {
  const [from, size] = await file.append(await pack(JSON.stringify(raw)));
  return [from, size];
}

/** Reads raw replies back, in the order asked for. @throws when one is damaged */
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
