import { objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { readDuration, readRetryAfter } from '../../ingest/pages/retryAfterHeader.ts';
import type { Headers } from './Adapter.ts';

function ofMilliseconds(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? Number(text) : null;
}

/** Google's RetryInfo among the details of an error, alone or in a list. */
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

/**
 * Milliseconds that a provider asks to wait: `Retry-After` as seconds or as a date, `retry-after-ms`, or Google's RetryInfo; the
 * longest of them. Null when it says nothing.
 */
export function retryAfter(headers: Headers, body: unknown): number | null {
  const told = [
    ofMilliseconds(headers['retry-after-ms']),
    readRetryAfter(headers['retry-after'], Date.now()),
    ofRetryInfo(body),
  ];
  const waits = told.filter((wait): wait is number => wait !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}
