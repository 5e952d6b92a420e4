/**
 * Folds a text for facts: full-width to half-width characters, lower case. Every character keeps its offset, so
 * that a match can be shown in the original.
 */
export function foldText(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e\u3000]/gu, (char) =>
    char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0),
  );
  const lower = narrow.toLowerCase();
  // One Turkish letter becomes longer in lower case.
  return lower.length === narrow.length ? lower : narrow;
}
