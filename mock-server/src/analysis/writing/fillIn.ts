import type { DraftLanguage } from '#client/api/draftSchemas.ts';

/** Prefix of a line that says what is missing: easy to find, and not a sentence of the text. */
const FILL_IN: Readonly<Record<DraftLanguage, string>> = { zh: '> 待补充：', en: '> To fill in: ' };

/** The prefix of lines that a writer has to fill in. */
export function fillInMark(language: DraftLanguage): string {
  return FILL_IN[language];
}
