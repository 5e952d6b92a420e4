/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;

/** The language whose rules cut a text into words and sentences: Chinese as soon as it has a Chinese character. */
export function languageOfScript(text: string): 'zh' | 'en' {
  return HAN.test(text) ? 'zh' : 'en';
}
