/** V8 copies shorter substrings anyway. */
const COPIED_BELOW = 13;

/**
 * An independent copy of `text`. A substring of a chunk of a file is a view in V8: keeping one id would keep the whole chunk in memory, and
 * importing a large file would keep all of it.
 */
export function detachString(text: string): string {
  if (text.length < COPIED_BELOW) {
    return text;
  }
  // ASCII becomes a string with one byte a character; anything else is unchanged, including unpaired surrogates.
  const encoding = Buffer.byteLength(text, 'utf8') === text.length ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}
