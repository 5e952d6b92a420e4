import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefusal } from './FetchRefusal.ts';

function unpackerOf(encoding: string): Transform {
  switch (encoding) {
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new FetchRefusal('not_html', encoding.slice(0, 100));
  }
}

/**
 * Reads and decompresses the body of a response. Counts bytes while decompressing, so that a compression bomb is detected in time.
 * @throws FetchRefusal when it is larger than `most` bytes or broken.
 */
export async function readBody(response: IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) {
    response.destroy();
    throw new FetchRefusal('too_large');
  }
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  let unpacker: Transform;
  try {
    unpacker = unpackerOf(encoding);
  } catch (error) {
    response.destroy();
    throw error;
  }
  pipeline(response, unpacker, () => undefined);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of unpacker) {
      const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
      size += bytes.length;
      if (size > most) throw new FetchRefusal('too_large');
      parts.push(bytes);
    }
  } catch (error) {
    if (error instanceof FetchRefusal || signal.aborted) throw error;
    throw new FetchRefusal('unreachable');
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}
