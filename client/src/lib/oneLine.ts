import { shortenText } from './shortenText.ts';
import { stripBidi } from './stripBidi.ts';

/** Control characters, breaks among them, and what hides or turns text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\u200B\u2060\uFEFF]+/gu;

/**
 * A text from outside on one line, for a place among our own words or one without markup, such as a title: without what is not seen or
 * turns its neighbors round, and of at most `most` characters.
 */
export function oneLine(text: string, most = Infinity): string {
  const clean = stripBidi(text).replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  return shortenText(clean, most);
}
