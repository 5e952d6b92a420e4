const QUOTE = 34;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;

/** Limit of brackets and names together: a thousand answers with a hundred titled sources each; parsed in 100 ms. */
const MOST_PARTS = 310_000;

/**
 * Detects JSON that would block the event loop: ten megabytes of brackets or names take over a second to parse, of text a hundredth of
 * that. The parser refuses invalid JSON, and the call excessive nesting.
 */
export function hasTooManyParts(bytes: Buffer): boolean {
  let parts = 0;
  for (let at = 0; at < bytes.length && parts <= MOST_PARTS; at += 1) {
    const code = bytes[at];
    if (code === QUOTE) at = endOfString(bytes, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT || code === COLON) parts += 1;
  }
  return parts > MOST_PARTS;
}

/** Offset of the closing quote of a string; the length of the buffer without one. */
function endOfString(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(QUOTE, start + 1); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (bytes[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return bytes.length;
}
