/** Beside these a blank parts no words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{P}]`;
const IDLE_BLANK = new RegExp(`(?<=${UNSPACED}) | (?=${UNSPACED})`, 'gu');
const MARKS_AT_END = /[\s.。?？!！,，、;；:：…~～]+$/u;

/**
 * What two prompts have in common that are one to everybody: case, width, spaces and the marks at the end do not count. Stricter
 * than `normalisePrompt`, by which prompts are flagged: what is refused must be the same without doubt (C and C++ are not).
 */
export function promptKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(IDLE_BLANK, '')
    .trim()
    .replace(MARKS_AT_END, '');
}
