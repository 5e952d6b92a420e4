/** Scripts and punctuation beside which a space separates no words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{P}]`;
const IDLE_BLANK = new RegExp(`(?<=${UNSPACED}) | (?=${UNSPACED})`, 'gu');
const MARKS_AT_END = /[\s.。?？!！,，、;；:：…~～]+$/u;

/**
 * A key that is equal for prompts that are obviously the same: case, width, spaces and marks at the end are ignored. Stricter than
 * `normalisePrompt`, which only flags prompts: this key makes the server refuse one, so there must be no doubt (C and C++ differ).
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
