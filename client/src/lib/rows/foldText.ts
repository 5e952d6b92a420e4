/** A text as searches and comparisons of names see it: case and width of letters (Ａ, A, a) make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A name as it is compared with others: folded, without blanks at its ends. */
export function foldName(name: string): string {
  return foldText(name).trim();
}
