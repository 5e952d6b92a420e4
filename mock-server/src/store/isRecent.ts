/**
 * Whether a time lies less than a span before now. A time in the future does not: it is from before the clock was set back, and would
 * count as recent until then. All in milliseconds.
 */
export function isRecent(at: number, now: number, span: number): boolean {
  return at <= now && now - at < span;
}
