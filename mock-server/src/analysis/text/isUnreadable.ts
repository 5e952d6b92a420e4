import { isForeignLatin } from './isForeignLatin.ts';

/** The first part of a text suffices to detect its language. */
const READ = 1500;
/** Addresses are in no language, and may be most of the first part. */
const ADDRESS = /https?:\/\/[^\s<>)\]]+/giu;
const READ_WITH_ADDRESSES = 6 * READ;
/** Scripts other than Latin and Chinese, from Greek on. */
const OTHER_SCRIPT = /[\u0370-\u1dff\u1f00-\u1fff\u3041-\u30ff\uac00-\ud7a3]/u;
const HIRAGANA = /[\u3041-\u309f]/gu;
const HAN = /[\u3400-\u9fff]/gu;
const LETTER = /\p{L}/gu;
const LATIN_OR_HAN = /[\p{Script=Latin}\p{Script=Han}]/gu;
/** A third: names and quotations in another script have fewer letters, and accented names in English more function words beside them. */
const PART = 3;
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;
/** Diacritics that English has only in names. */
const ACCENTED = /\p{M}|[\u00c0-\u024f\u1e00-\u1eff]/u;
/** One accented word in four is no longer English with a few foreign names. */
const WORDS_PER_ACCENT = 4;
/** Function words of English that few other languages have. */
const ENGLISH = /\b(?:the|is|of|and|with|that|it)\b/giu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Chinese characters are Japanese beside enough hiragana, which names in Chinese texts rarely have. */
function isOtherScript(text: string): boolean {
  const han = countOf(text, HAN);
  const all = countOf(text, LETTER);
  const others = all - countOf(text, LATIN_OR_HAN) + (countOf(text, HIRAGANA) * PART > han ? han : 0);
  return others * PART > all;
}

/** Vietnamese, Czech and other languages without a list of words. Chinese texts may contain any number of accented names. */
function isAccented(text: string): boolean {
  if (text.search(HAN) >= 0 || !ACCENTED.test(text)) return false;
  const words = text.match(WORD) ?? [];
  const accented = words.filter((word) => ACCENTED.test(word)).length;
  return accented * WORDS_PER_ACCENT > words.length && accented > countOf(text, ENGLISH) * PART;
}

/**
 * True for a text in a language that the lexicons do not cover, which are Chinese and English: it is in another script, or in another
 * language of the Latin script as far as its words or accents show.
 */
export function isUnreadable(text: string): boolean {
  const words = text.includes('://') ? text.slice(0, READ_WITH_ADDRESSES).replaceAll(ADDRESS, ' ') : text;
  const read = words.length > READ ? words.slice(0, READ) : words;
  if (OTHER_SCRIPT.test(read) && isOtherScript(read)) return true;
  return isForeignLatin(read) || isAccented(read);
}
