/** Enough to tell by; an answer may be of a million characters. */
const SAMPLE = 2000;
/** A word of an alphabet has about as many letters as stand for one character that is a word by itself. */
const LETTERS_OF_A_WORD = 4;
/** One letter in so many may have an accent in a text in English (café). */
const PLAIN_LETTERS = 100;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of a text as its script tells it; undefined where the script is that of many languages. */
function languageByScript(text: string): 'zh' | 'ja' | 'ko' | 'en' | undefined {
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const letters = count(text, /\p{L}/gu) - han - kana - hangul;
  if ((han + kana + hangul) * LETTERS_OF_A_WORD > letters) {
    if (hangul > han + kana) return 'ko';
    return kana * 10 > han ? 'ja' : 'zh';
  }
  const plain = count(text, /[a-z]/giu);
  return letters > 0 && (letters - plain) * PLAIN_LETTERS <= letters ? 'en' : undefined;
}

/**
 * What `lang` says of a text that was not written for the page: whoever hears the page is read it by a voice of its language, and the
 * browser draws its characters as its readers know them. Undefined where it is that of the page, or cannot be told.
 */
export function foreignLanguage(text: string, locale: string): string | undefined {
  const language = languageByScript(text.slice(0, SAMPLE));
  return language === undefined || locale.startsWith(language) ? undefined : language;
}
