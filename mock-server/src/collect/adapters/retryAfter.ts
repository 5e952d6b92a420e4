import { objectsAt, textAt } from '#server/ingest/replies/json.ts';
import type { Headers } from './Adapter.ts';

const SECOND_MS = 1000;
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/u;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS };

/** `38s`, `1.5s`, `250ms`. */
function durationOf(text: string): number | null {
  const [, number, unit = ''] = DURATION.exec(text.trim()) ?? [];
  const factor = UNITS[unit];
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}

function ofHeader(text: string | undefined, now: number): number | null {
  if (text === undefined || text.trim() === '') return null;
  if (/^\s*\d+(?:\.\d+)?\s*$/u.test(text)) return Number(text) * SECOND_MS;
  const duration = durationOf(text);
  if (duration !== null) return duration;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function ofMilliseconds(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? Number(text) : null;
}

/** Google's RetryInfo among the details of an error, alone or in a list. */
function ofRetryInfo(body: unknown): number | null {
  const errors = Array.isArray(body) ? body : [body];
  for (const each of errors) {
    for (const detail of objectsAt(each, 'error', 'details')) {
      const delay = durationOf(textAt(detail, 'retryDelay'));
      if (delay !== null) return delay;
    }
  }
  return null;
}

/**
 * Milliseconds that a provider asks to wait: `Retry-After` as seconds or as a date, `retry-after-ms`, or Google's RetryInfo; the
 * longest of them. Null when it says nothing.
 * @param now milliseconds since 1970
 */
export function retryAfter(headers: Headers, body: unknown, now: number = Date.now()): number | null {
  const told = [ofMilliseconds(headers['retry-after-ms']), ofHeader(headers['retry-after'], now), ofRetryInfo(body)];
  const waits = told.filter((wait): wait is number => wait !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}
