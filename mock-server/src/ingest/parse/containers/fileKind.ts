import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { hasMagic } from '#client/lib/magicBytes.ts';

const HEAD_BYTES = 65_536;

/** The container type of a file, detected from its first bytes. */
type FileKind = 'text' | 'gzip' | 'zip' | 'parquet';

/** The container type of a file that starts with these bytes. */
export function kindOf(head: Uint8Array): FileKind {
  return (['gzip', 'zip', 'parquet'] as const).find((kind) => hasMagic(head, kind)) ?? 'text';
}

/** The first bytes of a file on disk. @throws the file system's error. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The first bytes of a gzip file's content; null if damaged. */
export async function readUnpackedHead(path: string): Promise<Uint8Array | null> {
  const unpacked = createGunzip();
  pipeline(createReadStream(path, { highWaterMark: HEAD_BYTES }), unpacked, () => undefined);
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked) {
      const piece: unknown = chunk;
      if (!(piece instanceof Uint8Array)) continue;
      pieces.push(piece);
      length += piece.length;
      if (length >= HEAD_BYTES) break;
    }
  } catch {
    if (length === 0) return null;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}
