import { closeSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { errorCode } from '#server/refusal/errorCode.ts';

const PIECE = 1 << 16;
const LINE_FEED = 0x0a;

/** Truncates a partial last line that a kill or a full disk left: the next line would be appended to it. Reads only the file's end. */
export function cutHalfLine(file: string): void {
  const handle = openIfThere(file);
  if (handle === null) return;
  try {
    const { size } = fstatSync(handle);
    const end = endOfLines(handle, size);
    if (end < size) ftruncateSync(handle, end);
  } finally {
    closeSync(handle);
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r+');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The number of bytes up to and with the last line feed. */
function endOfLines(handle: number, size: number): number {
  const piece = Buffer.alloc(PIECE);
  for (let to = size; to > 0;) {
    const from = Math.max(0, to - PIECE);
    const read = readSync(handle, piece, 0, to - from, from);
    const found = piece.subarray(0, read).lastIndexOf(LINE_FEED);
    if (found !== -1) return from + found + 1;
    to = from;
  }
  return 0;
}
