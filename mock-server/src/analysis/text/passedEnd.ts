const ASTERISK = 0x2a;
const UNDERSCORE = 0x5f;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const SPACE = 0x20;
const TAB = 0x09;
/** Markdown has emphasis, strong emphasis and both. */
const LONGEST_RUN = 3;
/** More blanks than this after the first are the gap between two columns. */
const MOST_BLANKS = 1;

/** Code unit for invisible markup in a folded text: inline tags and link targets. No character has this code. */
export const UNSEEN = 0xfffe;

/** ®, ™ and ℠. */
const isTradeMark = (code: number): boolean => code === 0xae || code === 0x2122 || code === 0x2120;

const isBlank = (code: number): boolean => code === SPACE || code === TAB;

/** Chinese, Japanese and Korean, written without spaces. */
const isTouching = (code: number): boolean => (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);

/** ASCII punctuation, which a backslash escapes in Markdown. */
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

/** The end of further blanks after a blank; `at` if there are too many. */
function blanksEnd(codes: Uint16Array, at: number, length: number): number {
  const limit = Math.min(length, at + MOST_BLANKS + 1);
  let end = at;
  while (end < limit && isBlank(codes[end] ?? 0)) end += 1;
  return end - at > MOST_BLANKS ? at : end;
}

/** The end of a sequence of emphasis marks, closing brackets of links and invisible markup at `at`. */
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

/** Whether marks without a blank next to them may be inside a word: two or more asterisks, and invisible markup. */
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
 * End of the units of a folded text from `at` on that are skipped within a name; `at` if there are none. Based on what readers see:
 *
 * - emphasis marks, tags and link targets next to a blank: "**Acme** Pro", "[Acme](…) Pro";
 * - the same between CJK letters, "**华为**云", or inside a word, "**Ca**lvora", unless a name ends there; a mark
 * between two spaces is a sign;
 * - the backslash before an escaped sign, "AT\&T", and a second blank;
 * - trademark signs before a blank or between CJK letters: "Acme® Pro".
 *
 * @param isAfterBlank the last unit read is a blank
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
  if (isTradeMark(code)) {
    const next = codes[at + 1] ?? 0;
    return isBlank(next) || (isTouching(codes[at - 1] ?? 0) && isTouching(next)) ? at + 1 : at;
  }
  const end = marksEnd(codes, at, length);
  if (end === at) return at;
  const [before, after] = [codes[at - 1] ?? 0, end < length ? (codes[end] ?? 0) : 0];
  if (before === 0 || after === 0) return at;
  if (isBlank(before) !== isBlank(after)) return end;
  if (isBlank(before)) return codes[at] === UNSEEN ? end : at;
  const isPassed = isTouching(before) || isTouching(after) || !isNamed;
  return isPassed && isWithinWord(codes, at, end) ? end : at;
}
