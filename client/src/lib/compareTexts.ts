import { hasLongRun } from './normalizeText.ts';

/** Chinese dictionary order, with numbers by size: 第 2 问 before 第 10 问. */
const collator = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Compares names, titles and addresses in every table, in both languages, on client and server. A plain `localeCompare` follows the
 * browser's language, so a shared link would show the same rows in another order to another reader.
 */
export function compareTexts(a: string, b: string): number {
  // The collator, too, takes time by the square of a run of combining marks.
  if (hasLongRun(a) || hasLongRun(b)) return compareCodes(a, b);
  return collator.compare(a, b);
}

/** Compares ids, and ISO days and times, by code units: the same order on every machine. */
export function compareCodes(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
