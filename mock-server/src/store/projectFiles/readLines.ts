import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 0x0a;

/** A line with its byte range in the file. */
export type PlacedLine = { readonly text: string; readonly from: number; readonly size: number };

/**
 * The lines of a UTF-8 file without line feeds, read in chunks of a megabyte. Synchronous, because the analysis takes an ordinary
 * iterable. Closes the file also when the consumer stops early.
 * @param onChunk receives all bytes of the file in order
 */
export function* readLines(file: string, onChunk?: (chunk: Uint8Array) => void): Generator<PlacedLine> {
  const handle = openSync(file, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    // Pieces of a line across chunks, joined once: a very long line takes linear time.
    let pending: Buffer[] = [];
    let start = 0;
    for (;;) {
      const size = readSync(handle, chunk, 0, CHUNK_BYTES, null);
      if (size === 0) break;
      onChunk?.(chunk.subarray(0, size));
      let from = 0;
      let to = chunk.subarray(0, size).indexOf(LINE_FEED);
      while (to !== -1) {
        const tail = chunk.subarray(from, to);
        const line = pending.length === 0 ? tail : Buffer.concat([...pending, tail]);
        yield { text: line.toString('utf8'), from: start, size: line.length };
        pending = [];
        start += line.length + 1;
        from = to + 1;
        to = chunk.subarray(0, size).indexOf(LINE_FEED, from);
      }
      if (from < size) pending.push(Buffer.from(chunk.subarray(from, size)));
    }
    if (pending.length > 0) {
      const line = Buffer.concat(pending);
      yield { text: line.toString('utf8'), from: start, size: line.length };
    }
  } finally {
    closeSync(handle);
  }
}
