import { canonicalZone, wallClock } from './zoneClock.ts';

const MINUTE_MS = 60_000;
/** An instant as the API writes it: in UTC. */
const UTC_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/u;

/**
 * An ISO instant in UTC written in a zone, in whole seconds: `2026-11-29T04:00:00+08:00`, whose date is the day that pages show. Any other
 * text, and one in a zone that this machine does not know, stays as it is.
 */
export function instantInZone(text: string, timeZone: string): string {
  const instant = UTC_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  const zone = canonicalZone(timeZone);
  if (Number.isNaN(instant) || zone === null) return text;
  const wall = wallClock(instant, zone);
  const offset = Math.round((wall - instant) / MINUTE_MS);
  const minutes = Math.abs(offset);
  const parts = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${new Date(wall).toISOString().slice(0, -5)}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}
