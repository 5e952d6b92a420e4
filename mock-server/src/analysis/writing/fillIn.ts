import type { DraftLanguage } from '#client/api/draftSchemas.ts';

/** How a line begins that says what is missing: easy to find, and no sentence of the text. */
const FILL_IN: Readonly<Record<DraftLanguage, string>> = { zh: '> 待补充：', en: '> To fill in: ' };

/** The mark for what a writer has to fill in. */
export function fillInMark(language: DraftLanguage): string {
  return FILL_IN[language];
}
