import { shortenText } from './shortenText.ts';
import { stripBidi } from './stripBidi.ts';

/** Control characters, including line breaks, and characters that are invisible or reorder text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\u200B\u2060\uFEFF]+/gu;

/**
 * Puts external text on one line, for use among our own words or where there is no markup, such as a title: removes invisible and bidi
 * characters and cuts it to `most` characters.
 */
export function oneLine(text: string, most = Infinity): string {
  const clean = stripBidi(text).replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  return shortenText(clean, most);
}
