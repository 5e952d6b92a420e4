import { normalizeText } from '#client/lib/normalizeText.ts';

/** Invisible characters: controls, bidi marks, joiners, soft hyphens, fillers and variation selectors. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|[^\P{Cc}\s]/gu;

/** Normalises a project name for comparison: names that look equal become equal. */
export function comparableProjectName(name: string): string {
  // Trimmed before and after: a full-width character may become a space, and invisible ones may stand between spaces.
  return normalizeText(name, 'NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim().toLowerCase();
}
