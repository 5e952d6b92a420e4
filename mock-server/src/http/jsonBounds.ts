const QUOTE = 34;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Deeper than any call is. */
export const MOST_DEPTH = 100;
/** Brackets and names together: a thousand answers with a hundred titled sources each; read in a tenth of a second. */
export const MOST_PARTS = 310_000;

/**
 * Whether JSON is built to keep its reader busy: ten megabytes of nothing but brackets or names take over a second to read, of
 * texts a hundredth of it. What is no JSON at all is left to its reader.
 */
export function jsonExcess(bytes: Buffer): 'deep' | 'many' | null {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === QUOTE) {
      at = endOfString(bytes, at);
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
      if (depth > MOST_DEPTH) return 'deep';
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    } else if (code === COLON) {
      parts += 1;
    }
    if (parts > MOST_PARTS) return 'many';
  }
  return null;
}

/** Where the quote stands that ends a string; the end where none does. */
function endOfString(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(QUOTE, start + 1); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (bytes[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return bytes.length;
}
