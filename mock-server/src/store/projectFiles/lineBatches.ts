import { open } from 'node:fs/promises';
import { errorCode } from '#server/refusal/errorCode.ts';

/** Small enough that parsing a batch does not hold the event loop. */
const BATCH_BYTES = 1 << 17;
const LINE_FEED = 0x0a;

/** A line with its first byte in the file, and the byte after its line feed. */
export interface LineAt {
  readonly text: string;
  readonly from: number;
  readonly end: number;
}

/**
 * The complete lines of a file of any size, in batches; none for a missing file. A last line without a line feed is left out.
 * @param begin the byte at which the first line begins
 */
export async function* lineBatches(file: string, begin = 0): AsyncGenerator<readonly LineAt[]> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  try {
    let pending = Buffer.alloc(0);
    let start = begin;
    let position = begin;
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(BATCH_BYTES), 0, BATCH_BYTES, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      const bytes = Buffer.concat([pending, buffer.subarray(0, bytesRead)]);
      const lines: LineAt[] = [];
      let from = 0;
      for (let to = bytes.indexOf(LINE_FEED); to !== -1; to = bytes.indexOf(LINE_FEED, from)) {
        lines.push({ text: bytes.toString('utf8', from, to), from: start + from, end: start + to + 1 });
        from = to + 1;
      }
      start += from;
      pending = bytes.subarray(from);
      if (lines.length > 0) yield lines;
    }
  } finally {
    await handle.close();
  }
}
