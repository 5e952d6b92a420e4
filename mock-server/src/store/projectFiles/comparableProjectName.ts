/** What nobody sees: controls, marks of direction, joiners, soft hyphens, fillers and selectors of glyphs. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|[^\P{Cc}\s]/gu;

/** A name of a project as two of them are compared: nobody could tell apart two that are equal here. */
export function comparableProjectName(name: string): string {
  // Before and after: what is written wide may be a blank, and what is invisible may stand between two.
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim().toLowerCase();
}
