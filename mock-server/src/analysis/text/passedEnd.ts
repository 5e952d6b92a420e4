const ASTERISK = 0x2a;
const UNDERSCORE = 0x5f;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const SPACE = 0x20;
const TAB = 0x09;
/** Markdown knows emphasis, strong emphasis and both. */
const LONGEST_RUN = 3;
/** More blanks than this behind the first are the gap between two columns. */
const MOST_BLANKS = 1;

/** Stands in a folded text for markup that nobody sees: tags within a line, targets of links. A code that no character has. */
export const UNSEEN = 0xfffe;

const isBlank = (code: number): boolean => code === SPACE || code === TAB;

/** Chinese, Japanese and Korean, whose words touch one another. */
const isTouching = (code: number): boolean => (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);

/** The signs of ASCII, which a backslash before them makes plain in Markdown. */
const isSign = (code: number): boolean =>
  (code >= 0x21 && code <= 0x2f) ||
  (code >= 0x3a && code <= 0x40) ||
  (code >= 0x5b && code <= 0x60) ||
  (code >= 0x7b && code <= 0x7e);

function runEnd(codes: Uint16Array, at: number, length: number, most: number): number {
  const limit = Math.min(length, at + most + 1);
  let end = at + 1;
  while (end < limit && codes[end] === codes[at]) end += 1;
  return end;
}

/** The end of blanks that follow a blank; `at` if there are too many. */
function blanksEnd(codes: Uint16Array, at: number, length: number): number {
  const limit = Math.min(length, at + MOST_BLANKS + 1);
  let end = at;
  while (end < limit && isBlank(codes[end] ?? 0)) end += 1;
  return end - at > MOST_BLANKS ? at : end;
}

/** The end of marks of emphasis, closing brackets of links and markup that stand at `at`, each with the next. */
function marksEnd(codes: Uint16Array, at: number, length: number): number {
  let end = at;
  while (end < length) {
    const code = codes[end];
    if (code === ASTERISK || code === UNDERSCORE) {
      const next = runEnd(codes, end, length, LONGEST_RUN);
      if (next - end > LONGEST_RUN) return at;
      end = next;
    } else if (code === UNSEEN || (code === CLOSE && codes[end + 1] === UNSEEN)) {
      end += 1;
    } else {
      return end;
    }
  }
  return end;
}

/** Whether marks without a blank beside them can stand inside a word: two asterisks and more, and markup. */
function isWithinWord(codes: Uint16Array, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    if (codes[i] === UNSEEN) return true;
    if (codes[i] === UNDERSCORE || (codes[i] === ASTERISK && codes[i - 1] !== ASTERISK && codes[i + 1] !== ASTERISK)) {
      return false;
    }
  }
  return true;
}

/**
 * Where that ends of a folded text which is not read within a name, from unit `at` on; `at` if there is none. What is shown counts:
 *
 * - marks of emphasis, tags and targets of links beside a blank: "**Acme** Pro", "[Acme](…) Pro";
 * - the same between letters that touch their neighbors, "**华为**云", or inside a word, "**Ca**lvora", unless a name ends there: a mark
 *   between two spaces is a sign;
 * - the backslash before a sign, "AT\&T", and a second blank.
 *
 * @param isAfterBlank the last unit that was read is a blank
 * @param isNamed a name ends at `at`
 */
export function passedEnd(
  codes: Uint16Array,
  at: number,
  length: number,
  isAfterBlank: boolean,
  isNamed: boolean,
): number {
  const code = codes[at] ?? 0;
  if (isBlank(code)) return isAfterBlank ? blanksEnd(codes, at, length) : at;
  if (code === BACKSLASH) return isSign(codes[at + 1] ?? 0) ? at + 1 : at;
  const end = marksEnd(codes, at, length);
  if (end === at) return at;
  const [before, after] = [codes[at - 1] ?? 0, end < length ? (codes[end] ?? 0) : 0];
  if (before === 0 || after === 0) return at;
  if (isBlank(before) !== isBlank(after)) return end;
  if (isBlank(before)) return codes[at] === UNSEEN ? end : at;
  const isPassed = isTouching(before) || isTouching(after) || !isNamed;
  return isPassed && isWithinWord(codes, at, end) ? end : at;
}
