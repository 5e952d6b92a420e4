import { writeSync } from 'node:fs';

/** `writeSync` takes 2 GB at a time at most. */
const PIECE = 1 << 26;

/** Writes everything, however little the system takes at a time (`writeSync` may write less than asked). */
export function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) {
    done += writeSync(handle, bytes, done, Math.min(PIECE, bytes.length - done));
  }
}
