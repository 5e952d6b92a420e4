import { isForeignLatin } from '../text/isForeignLatin.ts';

export type QuestionLanguage = 'zh' | 'en' | 'other';

const HAN = /\p{Script=Han}/gu;
/** Kana and Hangul occur together with Han in languages that are not Chinese. */
const NOT_CHINESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LATIN_WORD = /\p{Script=Latin}+/gu;
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Han})\p{L}/gu;
/** Diacritics that English does not use, except in a few names. */
const ACCENTED = /[à-öø-ÿāăąćčďđęěğłńňőřśšťůűźżßœæ]/giu;

/**
 * The language of a question by its script: Chinese with at least as many Han characters as Latin words, English
 * if it is in the Latin script without accents and without function words of another language, `other` if it is neither or
 * undetermined.
 */
export function languageOf(text: string): QuestionLanguage {
  const han = text.match(HAN)?.length ?? 0;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  const others = text.match(OTHER_LETTER)?.length ?? 0;
  if (NOT_CHINESE.test(text) || others > han + latin) {
    return 'other';
  }
  if (han > 0 && han >= latin) {
    return 'zh';
  }
  const accents = text.match(ACCENTED)?.length ?? 0;
  return latin > 0 && accents <= latin / 4 && !isForeignLatin(text) ? 'en' : 'other';
}
