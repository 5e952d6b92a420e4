const ENTITY = /^&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][\da-z]{1,31});/iu;

/**
 * Maps each code unit of a text that Markdown produced to its place in the source. The text is the source without what Markdown removes
 * (backslashes of escapes, quote marks and indents of following lines) and with character references resolved, so both are walked in
 * parallel.
 * @param from offset of the first character to look at
 * @returns one source offset per code unit, then the offset just after the last one
 */
export function alignText(value: string, source: string, from: number, to: number): number[] {
  const offsets: number[] = [];
  let at = from;
  let behind = from;
  for (let index = 0; index < value.length; index += 1) {
    const wanted = value.charCodeAt(index);
    let width = 1;
    while (at < to && source.charCodeAt(at) !== wanted) {
      const entity = ENTITY.exec(source.slice(at, at + 40))?.[0];
      if (entity !== undefined) {
        width = entity.length;
        break;
      }
      at += 1;
    }
    // `&amp;` resolves to the character that it begins with.
    if (wanted === 0x26 && width === 1) width = ENTITY.exec(source.slice(at, at + 40))?.[0].length ?? 1;
    offsets.push(Math.min(at, to));
    // A character outside the basic multilingual plane written as one reference has two code units with the same source offset.
    const lowHalfFollows = width > 1 && wanted >= 0xd800 && wanted < 0xdc00;
    if (lowHalfFollows) {
      index += 1;
      offsets.push(Math.min(at, to));
    }
    at += width;
    behind = Math.min(at, to);
  }
  offsets.push(behind);
  return offsets;
}
