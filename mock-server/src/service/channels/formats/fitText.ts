/**
 * The longest prefix of a text that measures at most `most`, with an ellipsis when it was cut. Never splits a grapheme.
 * @param measure size of the text as sent, such as its bytes after escaping
 */
export function fitText(text: string, most: number, measure: (text: string) => number): string {
  if (measure(text) <= most) return text;
  const characters = Array.from(text);
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${characters.slice(0, middle).join('')}…`) <= most) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('')}…`;
}

export const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** The most leading lines that fit, by the size that `total` measures. */
export function fitLines(lines: readonly string[], fits: (lines: readonly string[]) => boolean): readonly string[] {
  let kept = lines;
  while (kept.length > 0 && !fits(kept)) kept = kept.slice(0, -1);
  return kept;
}
