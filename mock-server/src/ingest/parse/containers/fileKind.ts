import { open } from 'node:fs/promises';

const HEAD_BYTES = 65_536;

/** How a file is packed, by its first bytes. */
export type FileKind = 'text' | 'gzip' | 'zip' | 'parquet';

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** How a file that begins with these bytes is packed. */
export function kindOf(head: Uint8Array): FileKind {
  if (startsWith(head, [0x1f, 0x8b])) return 'gzip';
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  return startsWith(head, [0x50, 0x41, 0x52, 0x31]) ? 'parquet' : 'text';
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
