import { normalizeText } from '../normalizeText.ts';

/** Folds a text for searches and comparisons of names: ignores case and width of letters (Ａ, A, a). */
export function foldText(text: string): string {
  return normalizeText(text, 'NFKC').toLowerCase();
}

/** A name in the form that is compared: folded and trimmed. */
export function foldName(name: string): string {
  return foldText(name).trim();
}
