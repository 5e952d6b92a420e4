import { writeSync } from 'node:fs';

/** Limit per `writeSync` call: 2 GB. */
const PIECE = 1 << 26;

/** Writes all bytes in a loop, because `writeSync` may write fewer than requested. */
export function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) {
    done += writeSync(handle, bytes, done, Math.min(PIECE, bytes.length - done));
  }
}
