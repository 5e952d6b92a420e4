/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;

/** The language whose rules split a text into words and sentences: Chinese if it has any Chinese character. */
export function languageOfScript(text: string): 'zh' | 'en' {
  return HAN.test(text) ? 'zh' : 'en';
}
