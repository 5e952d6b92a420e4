/** V8 copies shorter pieces anyway. */
const COPIED_BELOW = 13;

/**
 * A copy of `text` that stands alone. A piece cut from a chunk of a file is only a view of it: keeping one identifier
 * would keep the whole chunk in memory, and importing a large file would keep all of it.
 */
export function detachString(text: string): string {
  if (text.length < COPIED_BELOW) {
    return text;
  }
  // ASCII comes back with one byte a character; anything else as it was, unpaired surrogates included.
  const encoding = Buffer.byteLength(text, 'utf8') === text.length ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}
