/**
 * A text in the form in which facts read it: full-width signs as half-width ones, lower case. Every character keeps its place, so that
 * what is found can be shown.
 */
export function foldText(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e\u3000]/gu, (char) =>
    char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0),
  );
  const lower = narrow.toLowerCase();
  // One letter of Turkish grows in lower case.
  return lower.length === narrow.length ? lower : narrow;
}
