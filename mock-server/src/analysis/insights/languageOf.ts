import { isForeignLatin } from '../text/isForeignLatin.ts';

export type QuestionLanguage = 'zh' | 'en' | 'other';

const HAN = /\p{Script=Han}/gu;
/** Kana and Hangul stand beside Han in languages that are not Chinese. */
const NOT_CHINESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LATIN_WORD = /\p{Script=Latin}+/gu;
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Han})\p{L}/gu;
/** Marks that English does without; names that carry one are few. */
const ACCENTED = /[à-öø-ÿāăąćčďđęěğłńňőřśšťůűźżßœæ]/giu;

/**
 * The language of a question by its script: Chinese with two Han characters or more per Latin word or so ("best 车" is not), English
 * when it is in the Latin script without accents and without the small words of another language, `other` for what is neither or
 * cannot be told.
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
