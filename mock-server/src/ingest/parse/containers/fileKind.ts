import { open } from 'node:fs/promises';
import { hasMagic } from '#client/lib/magicBytes.ts';

const HEAD_BYTES = 65_536;

/** How a file is packed, by its first bytes. */
type FileKind = 'text' | 'gzip' | 'zip' | 'parquet';

/** How a file that begins with these bytes is packed. */
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
