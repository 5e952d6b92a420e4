const ASTERISK = 0x2a;
const UNDERSCORE = 0x5f;
const SPACE = 0x20;
/** Markdown knows emphasis, strong emphasis and both. */
const LONGEST_RUN = 3;

/** Chinese, Japanese and Korean, whose words touch one another. */
const isTouching = (code: number): boolean => (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);

/**
 * Where a run of marks of emphasis at unit `at` of a folded text ends; `at` if there is none. It stands beside one space, as in
 * "**Acme** Pro" and "Acme **Pro**", or, of two marks and more, beside a letter that touches its neighbors, as in "**华为**云":
 * what is shown is the name without them. A mark between two spaces is a sign, one between two Latin letters parts them.
 */
export function emphasisEnd(codes: Uint16Array, at: number, length: number): number {
  const mark = codes[at] ?? 0;
  if (mark !== ASTERISK && mark !== UNDERSCORE) return at;
  let end = at + 1;
  while (end < length && codes[end] === mark) end += 1;
  const [before, after] = [codes[at - 1] ?? 0, end < length ? (codes[end] ?? 0) : 0];
  if (end - at > LONGEST_RUN || before === 0 || after === 0) return at;
  if ((before === SPACE) !== (after === SPACE)) return end;
  return mark === ASTERISK && end - at > 1 && (isTouching(before) || isTouching(after)) ? end : at;
}

/** What was found of a name, without the marks that `emphasisEnd` passes over; a name that has such marks itself is left alone. */
export function withoutEmphasis(found: string, name: string): string {
  return /[*_]/u.test(name) ? found : found.replaceAll(/[*_]/gu, '');
}
