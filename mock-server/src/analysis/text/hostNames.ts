import { SPACED_WORD, WORD_CLASS } from './charTables.ts';

/**
 * Domain endings that distinguish a host name from a full stop without a space (`Sony.In addition`); matched case-sensitively on purpose.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'com net org cn io co ai app dev shop store tv me info biz edu gov uk de fr jp kr hk tw sg au ca eu us ru br nl it es ch ' +
    'ae ar at be cl cz dk fi gg gr hu id ie il ly ma mx my no nz ph pl pt ro sa se sk th tr ua vn za ' +
    'asia cc cloud club fm online page site tech top vip website wiki work world xyz'
  ).split(' '),
);
const MAX_LABELS = 5;
const MAX_LABEL = 63;
const MAX_PATH = 120;

const DOT = 0x2e;
const HYPHEN = 0x2d;
const SLASH = 0x2f;
const AT = 0x40;

function isLabelChar(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === HYPHEN
  );
}

/** True if host labels with a known ending follow: `Sony` before `.com`, `.com.cn/zh` or `-shop.example.com`. */
function hostFollows(text: string, to: number): boolean {
  let at = to;
  if (text.charCodeAt(at) === HYPHEN) {
    at = labelEnd(text, at);
  }
  for (let label = 0; label < MAX_LABELS && text.charCodeAt(at) === DOT; label += 1) {
    const end = labelEnd(text, at + 1);
    if (end === at + 1) {
      return false;
    }
    if (ENDINGS.has(text.slice(at + 1, end)) && WORD_CLASS[text.charCodeAt(end)] !== SPACED_WORD) {
      return true;
    }
    at = end;
  }
  return false;
}

/** True if a whole host name begins at `at`, as after the @ of an e-mail address. */
function hostBegins(text: string, at: number): boolean {
  const end = labelEnd(text, at);
  return end > at && hostFollows(text, end);
}

function labelEnd(text: string, from: number): number {
  let end = from;
  const limit = Math.min(text.length, from + MAX_LABEL);
  while (end < limit && isLabelChar(text.charCodeAt(end))) {
    end += 1;
  }
  return end;
}

/** True if a host with a path precedes `from`: `example.com/` before `sony`. */
function pathPrecedes(text: string, from: number): boolean {
  const limit = Math.max(0, from - MAX_PATH);
  let start = from;
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    if (!isLabelChar(code) && code !== DOT && code !== SLASH && code !== 0x5f && code !== 0x25) {
      break;
    }
    start -= 1;
  }
  const run = text.slice(start, from);
  const slash = run.indexOf('/');
  const dot = run.lastIndexOf('.', slash);
  return slash > 0 && dot > 0 && ENDINGS.has(run.slice(dot + 1, slash));
}

/**
 * True if [from, to) is part of a host name, an e-mail address or a URL without scheme (`sony.com`, `a@sony.com`,
 * `example.com/sony`): that is an address, not a mention. A name that is itself a host (`Booking.com`) is a mention
 * unless it is part of a longer host.
 */
export function isInsideHost(text: string, from: number, to: number): boolean {
  const next = text.charCodeAt(to);
  if (next === AT && hostBegins(text, to + 1)) {
    return true;
  }
  if ((next === DOT || next === HYPHEN) && hostFollows(text, to)) {
    return true;
  }
  const previous = text.charCodeAt(from - 1);
  if (previous === SLASH && pathPrecedes(text, from)) {
    return true;
  }
  if (previous !== DOT && previous !== AT) {
    return false;
  }
  const dot = text.lastIndexOf('.', to - 1);
  const joined = isLabelChar(text.charCodeAt(from - 2));
  return joined && dot > from && ENDINGS.has(text.slice(dot + 1, to).toLowerCase());
}
