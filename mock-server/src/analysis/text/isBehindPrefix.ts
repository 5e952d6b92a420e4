import { NOT_WORD, wordClassBefore } from './charTables.ts';

/** Arabic "and", "so", "with", "for" and "like", each before the article or without it. */
const ARABIC = /^[\u0648\u0641]?(?:[\u0628\u0643\u0644]?(?:\u0627\u0644)?|\u0644\u0644)$/u;
/** Hebrew "and", "that", "the", "in", "to", "from" and "like". */
const HEBREW = /^\u05d5?\u05e9?[\u05d1\u05d4\u05db\u05dc\u05de]?\u05d4?$/u;
const MOST = 4;

const isArabic = (code: number): boolean => code >= 0x621 && code <= 0x6ff;
const isHebrew = (code: number): boolean => code >= 0x5d0 && code <= 0x5ea;

/** True if the word before `from` consists only of prefixes that Arabic or Hebrew writes without a blank after them. */
export function isBehindPrefix(text: string, from: number): boolean {
  const code = text.charCodeAt(from);
  const pattern = isArabic(code) ? ARABIC : isHebrew(code) ? HEBREW : null;
  if (pattern === null) return false;
  let start = from;
  while (start > 0 && from - start <= MOST && wordClassBefore(text, start) !== NOT_WORD) start -= 1;
  return from - start <= MOST && pattern.test(text.slice(start, from));
}
