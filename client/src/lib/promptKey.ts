import { normalizeText } from './normalizeText.ts';
import { stripEnd } from './stripEnd.ts';

/** Scripts and punctuation beside which a space separates no words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{P}]`;
const IDLE_BLANK = new RegExp(`(?<=${UNSPACED}) | (?=${UNSPACED})`, 'gu');
const MARK = /[\s.。?？!！,，、;；:：…~～]/u;

/**
 * A key that is equal for prompts that are obviously the same: case, width, spaces and marks at the end are ignored. Stricter than
 * `normalisePrompt`, which only flags prompts: this key makes the server refuse one, so there must be no doubt (C and C++ differ).
 */
export function promptKey(text: string): string {
  const folded = normalizeText(text, 'NFKC').toLowerCase().replace(/\s+/gu, ' ').replace(IDLE_BLANK, '').trim();
  return stripEnd(folded, MARK);
}
