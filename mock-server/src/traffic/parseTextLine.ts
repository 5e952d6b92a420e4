import type { ParsedLine } from './LogLine.ts';
import { parseLogTime } from './parseLogTime.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const HOST = /^[a-z0-9.-]+\.[a-z][a-z0-9-]+(?::\d+)?$/iu;
/** Address, identity and user stand before the time. */
const WORDS_BEFORE_TIME = 3;

/** The place of the quote that ends a quoted text; -1 without one. Quotes in it are escaped. */
function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    let slashes = 0;
    while (line.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

/** The bracket before a time `[10/Oct/2026:...`; a user's name may hold brackets, too. */
function timeBracket(line: string): number {
  let at = line.indexOf('[');
  while (at >= 0 && line[at + 3] !== '/') at = line.indexOf('[', at + 1);
  return at;
}

/** The name of the site where one stands first, as in Apache's vhost_combined; else empty. */
function hostBefore(line: string, bracket: number): string {
  const end = line.indexOf(' ');
  const words = line.slice(0, bracket).trimEnd().split(' ');
  const [first = ''] = words;
  // An address has no letters behind its last dot, and in the plain format it is followed by two words only.
  if (words.length <= WORDS_BEFORE_TIME || end < 0 || !HOST.test(first)) return '';
  return first.toLowerCase();
}

const given = (text: string): string => (text === '-' ? '' : text);

/** The next quoted text from a place on, and where it ends; null without one. Numbers may stand between. */
function quotedAfter(line: string, from: number): { readonly text: string; readonly end: number } | null {
  const open = line.indexOf('"', from);
  if (open < 0) return null;
  const end = closingQuote(line, open + 1);
  return end < 0 ? null : { text: given(line.slice(open + 1, end)), end };
}

interface Request {
  readonly method: string;
  readonly target: string;
}

/** `GET /page HTTP/1.1`; what is no request gives empty texts. */
export function readRequest(text: string): Request {
  const first = text.indexOf(' ');
  const last = text.lastIndexOf(' ');
  if (first <= 0 || last <= first || !text.startsWith('HTTP/', last + 1)) return { method: '', target: '' };
  return { method: text.slice(0, first), target: text.slice(first + 1, last) };
}

/**
 * A line of nginx or Apache in the common or the combined format, with or without the site's name before it and whatever
 * further fields behind it. In the common format referrer and user agent are empty.
 */
export function parseTextLine(line: string): ParsedLine {
  const bracket = timeBracket(line);
  const close = bracket < 0 ? -1 : line.indexOf(']', bracket);
  if (close < 0 || line.charCodeAt(close + 2) !== QUOTE) return 'unreadable';
  const requestEnd = closingQuote(line, close + 3);
  const status = Number(line.slice(requestEnd + 2, requestEnd + 5));
  if (requestEnd < 0 || !Number.isInteger(status) || status < 100 || status > 999) return 'unreadable';
  const at = parseLogTime(line.slice(bracket + 1, close));
  if (Number.isNaN(at)) return 'bad_time';
  const referrer = quotedAfter(line, requestEnd + 5);
  const agent = referrer === null ? null : quotedAfter(line, referrer.end + 1);
  return {
    at,
    ...readRequest(line.slice(close + 3, requestEnd)),
    host: hostBefore(line, bracket),
    status,
    referrer: agent === null ? '' : (referrer?.text ?? ''),
    userAgent: agent?.text ?? '',
  };
}
