const SECOND_MS = 1000;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS };

/** Parses a duration as programs write it, in milliseconds: `38s`, `1.5s`, `250ms`; null for anything else. */
export function readDuration(text: string): number | null {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/u.exec(text.trim()) ?? [];
  const factor = UNITS[unit];
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}

/**
 * Milliseconds to wait according to `Retry-After`: seconds or a date (RFC 9110, 10.2.3), or a duration, which some servers send. 0 for a
 * past date. Null if absent or invalid.
 * @param now milliseconds since 1970
 */
export function readRetryAfter(text: string | undefined, now: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d+)?$/u.test(trimmed)) return Number(trimmed) * SECOND_MS;
  const duration = readDuration(trimmed);
  if (duration !== null) return duration;
  // An HTTP date contains letters: `Date.parse` would read `-5` as a month of 2001.
  const date = /[a-z]/iu.test(trimmed) ? Date.parse(trimmed) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
