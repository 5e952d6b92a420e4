/**
 * Limits for formatting an answer at once. Measured: with one of them at its limit and the others low, parser and page together take less
 * than 200 ms on an ordinary machine; beyond that, time grows quadratically.
 */
const MARKDOWN_LIMITS = {
  /** UTF-16 units. */
  length: 30_000,
  lines: 400,
  /** Characters that may open or close markup. */
  marks: 1500,
  /** Table cells. */
  bars: 1500,
  /** Quote marks before one line: each is a nesting level. */
  quotes: 20,
  /** Spaces before one line: in nested lists, two or more per level. */
  indent: 60,
  /** Addresses that are turned into links. */
  addresses: 300,
  mentions: 400,
} as const;

const MARKS = new Set('*_~`[]<&\\!'.split('').map((mark) => mark.charCodeAt(0)));
const BAR = 0x7c;
const LINE_FEED = 0x0a;
const ADDRESS = /:\/\/|www\.|@/giu;
const BEFORE_LINE = /^(?<indent>[ \t]*)(?<quotes>(?:>[ \t]*)*)/gmu;

/** Whether formatting a text would block the page: models sometimes loop, and formatting time grows quadratically with length. */
export function isCostly(text: string, mentions: number): boolean {
  const limits = MARKDOWN_LIMITS;
  if (text.length > limits.length || mentions > limits.mentions) return true;
  let [lines, marks, bars] = [1, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) lines += 1;
    else if (unit === BAR) bars += 1;
    else if (MARKS.has(unit)) marks += 1;
  }
  if (lines > limits.lines || marks > limits.marks || bars > limits.bars) return true;
  return (text.match(ADDRESS)?.length ?? 0) > limits.addresses || isDeep(text);
}

function isDeep(text: string): boolean {
  for (const { groups } of text.matchAll(BEFORE_LINE)) {
    const levels = groups?.['quotes']?.replaceAll(/[ \t]/gu, '').length ?? 0;
    if (levels > MARKDOWN_LIMITS.quotes || (groups?.['indent']?.length ?? 0) > MARKDOWN_LIMITS.indent) return true;
  }
  // Lists can also nest on one line.
  return /(?:[-*+>][ \t]+|\d{1,9}[.)][ \t]+){20}/u.test(text);
}
