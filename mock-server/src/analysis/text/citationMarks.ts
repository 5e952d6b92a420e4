import { unitsOf } from '#client/lib/unitsOf.ts';

const OPEN = 0x5b;
const CLOSE = 0x5d;
const NEWLINE = 0x0a;
const MAX_LABEL = 300;
const SEPARATORS = unitsOf(' ,;、，；');

/**
 * End of a citation mark that starts at `index`, or -1: a parenthesis with only links, such as `([The Verge][1], [RTINGS](https://…))`. It
 * names the source of a sentence like a footnote, so it is not text of the answer. No link may contain an opening bracket, so each unit is
 * read by at most two attempts.
 */
export function citationMarkEnd(text: string, index: number): number {
  let at = index + 1;
  for (;;) {
    at = linkEnd(text, at);
    if (at < 0) {
      return -1;
    }
    while (SEPARATORS.has(text.charCodeAt(at))) {
      at += 1;
    }
    const code = text.charCodeAt(at);
    if (code === 0x29 || code === 0xff09) {
      return at + 1;
    }
    if (code !== OPEN) {
      return -1;
    }
  }
}

/** End of `[text][label]` or `[text](target)` that starts at `index`, or -1. */
function linkEnd(text: string, index: number): number {
  const label = bracketEnd(text, index);
  if (label < 0) {
    return -1;
  }
  const next = text.charCodeAt(label);
  if (next === OPEN) {
    return bracketEnd(text, label);
  }
  return next === 0x28 ? targetEnd(text, label) : -1;
}

/** End of the brackets that open at `index` if they contain no brackets and no line break; else -1. */
export function bracketEnd(text: string, index: number): number {
  const limit = Math.min(text.length, index + MAX_LABEL);
  for (let i = index + 1; i < limit; i += 1) {
    const code = text.charCodeAt(i);
    if (code === CLOSE) {
      return i + 1;
    }
    if (code === OPEN || code === NEWLINE) {
      return -1;
    }
  }
  return -1;
}

function targetEnd(text: string, index: number): number {
  let depth = 0;
  for (let i = index; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === OPEN || code === NEWLINE) {
      return -1;
    }
    if (code === 0x28) {
      depth += 1;
    } else if (code === 0x29) {
      depth -= 1;
      if (depth === 0) {
        return i + 1;
      }
    }
  }
  return -1;
}
