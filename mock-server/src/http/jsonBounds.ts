const QUOTE = 34;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Limit of nesting, above the schema of any call. */
export const MOST_DEPTH = 100;
/** Limit of brackets and names together: a thousand answers with a hundred titled sources each; parsed in 100 ms. */
export const MOST_PARTS = 310_000;

/**
 * Detects JSON that is built to block the parser: ten megabytes of brackets or names take over a second to parse, of text a hundredth
 * of that. Invalid JSON is left to the parser.
 */
export function jsonExcess(bytes: Buffer, mostDepth = MOST_DEPTH): 'deep' | 'many' | null {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === QUOTE) {
      at = endOfString(bytes, at);
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
      if (depth > mostDepth) return 'deep';
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    } else if (code === COLON) {
      parts += 1;
    }
    if (parts > MOST_PARTS) return 'many';
  }
  return null;
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
