/** Longer requests to wait are not believed. */
const LONGEST_MS = 3_600_000;

/** The time until which a server asks to wait by `Retry-After` (seconds or an HTTP date), as epoch milliseconds; undefined: none to keep. */
export function retryAtOf(header: unknown): number | undefined {
  const text = String(header);
  const now = Date.now();
  const at = /^\d+$/u.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return at > now && at <= now + LONGEST_MS ? at : undefined;
}
