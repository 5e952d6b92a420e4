import { DAY_MS } from '#client/lib/dates.ts';
import { readDuration, readRetryAfter } from '#server/ingest/pages/retryAfterHeader.ts';
import { numberAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import type { Headers } from './Adapter.ts';

function ofMilliseconds(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? Number(text) : null;
}

/** Google's RetryInfo in the details of an error, which may be in a list. */
function ofRetryInfo(body: unknown): number | null {
  const errors = Array.isArray(body) ? body : [body];
  for (const each of errors) {
    for (const detail of objectsAt(each, 'error', 'details')) {
      const delay = readDuration(textAt(detail, 'retryDelay'));
      if (delay !== null) return delay;
    }
  }
  return null;
}

/** Milliseconds until a limit of OpenRouter resets: from headers that it passes on in the body, a date, or seconds. */
function ofOpenRouter(body: unknown, now: number): number | null {
  const seconds = numberAt(body, 'error', 'availability', 'retry_after');
  if (seconds !== null && seconds > 0) return seconds * 1000;
  const date = Date.parse(textAt(body, 'error', 'metadata', 'resets_at'));
  const reset = numberAt(body, 'error', 'metadata', 'headers', 'X-RateLimit-Reset') ?? date;
  return reset > now ? reset - now : null;
}

/** `Please try again in 6m0s`, `retry after 26 seconds`: for providers that state the delay only in the message. */
const IN_WORDS = /(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)?(?:ms|[smh])){1,4}|\d+ seconds?)(?![\w-])/iu;

function ofWords(message: string): number | null {
  const said = IN_WORDS.exec(message)?.[1]?.replace(/ seconds?/iu, 's');
  const parts = (said?.match(/[\d.]+[a-z]+/giu) ?? []).map((part) => readDuration(part.toLowerCase()) ?? 0);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** Longer waits are slips: no date could be told for the longest. */
const MOST_WAIT = 366 * DAY_MS;

/**
 * Milliseconds that a provider asks to wait: the longest of `Retry-After` (seconds or date), `retry-after-ms`, Google's RetryInfo and
 * OpenRouter's own; without any of them, the delay in the message. Null if none is stated.
 */
export function retryAfter(headers: Headers, body: unknown, message: string): number | null {
  const now = Date.now();
  const told = [
    ofMilliseconds(headers['retry-after-ms']),
    readRetryAfter(headers['retry-after'], now),
    ofRetryInfo(body),
    ofOpenRouter(body, now),
  ];
  const waits = told.filter((wait): wait is number => wait !== null && wait <= MOST_WAIT);
  return waits.length === 0 ? ofWords(message) : Math.max(...waits);
}
