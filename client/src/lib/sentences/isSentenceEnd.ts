import { DOT, isBlankOrEnd, isLower, isUnspaced, isUpper, LAST_ASCII } from './characters.ts';
import { isAbbreviated } from './isAbbreviated.ts';
import type { SentenceRules } from './SentenceRules.ts';

const MAX_CLOSERS = 3;
/** How far after an end the next word is searched. */
const LOOK_AHEAD = 20;
const SMALL_LETTER_FOLLOWS = /^\s+\p{Ll}/u;

/** Whether the closer at `index` closes a sentence instead of opening the next one. */
function isClosing(text: string, index: number, { closers, closersAlwaysClose }: SentenceRules): boolean {
  if (closersAlwaysClose || text.charCodeAt(index) > LAST_ASCII) return true;
  let at = index;
  while (at < index + MAX_CLOSERS && closers.has(text.charCodeAt(at))) {
    at += 1;
  }
  const after = text.charCodeAt(at);
  return isBlankOrEnd(after) || isUnspaced(after);
}

/** Whether "..." ends a sentence, given what follows at `after`. */
function endsWithEllipsis(text: string, after: number): boolean {
  const next = text.charCodeAt(after + 1);
  return isBlankOrEnd(text.charCodeAt(after)) && (Number.isNaN(next) || isUpper(next));
}

/** Whether the full stop at `dot` ends a sentence: not in 4.5, e.g., Dr. or J. Smith. `after` is the place after its closers. */
function endsWithDot(text: string, dot: number, after: number, rules: SentenceRules): boolean {
  const next = text.charCodeAt(after);
  const isClosed = rules.closersAlwaysClose && after > dot + 1;
  if (!isClosed) {
    if (rules.ellipsisNeedsCapital && (next === DOT || text.charCodeAt(dot - 1) === DOT)) {
      return endsWithEllipsis(text, after);
    }
    const blankGotLost = (isUpper(next) && isLower(text.charCodeAt(dot - 1))) || isUnspaced(next);
    if (!isBlankOrEnd(next) && !(rules.blankMayBeMissing && blankGotLost)) return false;
  }
  return !isAbbreviated(text, dot, rules);
}

/**
 * Whether a sentence ends with the UTF-16 unit at `index`: the last one of a run of enders and closers. Reads only a few neighbours, so
 * that bounds can be found from any place of a long text.
 * @param floor text before it belongs to no run (a quotation that is kept together)
 */
export function isSentenceEnd(text: string, index: number, rules: SentenceRules, floor = 0): boolean {
  const { enders, closers } = rules;
  if (text.charCodeAt(index) === rules.lineBreak) return true;
  const next = text.charCodeAt(index + 1);
  if (enders.has(next) || (closers.has(next) && isClosing(text, index + 1, rules))) return false;
  let at = index;
  while (at > floor && index - at < MAX_CLOSERS && closers.has(text.charCodeAt(at))) {
    at -= 1;
  }
  const ender = text.charCodeAt(at);
  const isDot = ender === DOT;
  if (isDot ? !endsWithDot(text, at, index + 1, rules) : !enders.has(ender)) return false;
  if (!rules.smallLetterContinues || (!isDot && at === index)) return true;
  return !SMALL_LETTER_FOLLOWS.test(text.slice(index + 1, index + LOOK_AHEAD));
}
