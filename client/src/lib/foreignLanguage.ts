/** Characters that are examined; an answer may have a million. */
const SAMPLE = 2000;
/** A word of an alphabet has about as many letters as correspond to one Chinese, Japanese or Korean character. */
const LETTERS_OF_A_WORD = 4;
/** In an English text, up to one letter in so many may have an accent (café). */
const PLAIN_LETTERS = 100;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of a text by its script; undefined for a script that many languages share. */
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
 * The `lang` attribute of a text that was not written for the page, so that screen readers use a voice of its language and browsers its
 * glyph variants. Undefined if it is the page's language, or unknown.
 */
export function foreignLanguage(text: string, locale: string): string | undefined {
  const language = languageByScript(text.slice(0, SAMPLE));
  return language === undefined || locale.startsWith(language) ? undefined : language;
}
