/**
 * The longest beginning of a text that measures at most `most`, with a sign where something was left out. Never ends in the middle of
 * a character.
 * @param measure of the text as it is sent, such as its bytes after escaping
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

/** As many of the lines, from the first, as fit together with what `total` measures of them. */
export function fitLines(lines: readonly string[], fits: (lines: readonly string[]) => boolean): readonly string[] {
  let kept = lines;
  while (kept.length > 0 && !fits(kept)) kept = kept.slice(0, -1);
  return kept;
}
