const DAY_MS = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;

const pad = (value: number): string => String(value).padStart(2, '0');

/** The calendar day of an instant in the machine's own zone, YYYY-MM-DD. */
export function toIsoDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Today in the machine's own zone, YYYY-MM-DD. */
export const todayIso = (): string => toIsoDate(new Date());

/** Whether a text is a real calendar day written YYYY-MM-DD (2026-02-30 is not). */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text);
  if (match === null) return false;
  const [, year, month, day] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** A day as a count of days since 1970, so that days can be added without touching time zones. */
function toDayNumber(isoDate: string): number {
  return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS);
}

export function addDays(isoDate: string, days: number): string {
  return new Date((toDayNumber(isoDate) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a window has, both ends counted. */
export function daysBetween(start: string, end: string): number {
  return toDayNumber(end) - toDayNumber(start) + 1;
}

/** The default window of the filter form: the last 7 days, counting today (specification, section 9). */
export function defaultWindow(today: string): { readonly start: string; readonly end: string } {
  return { start: addDays(today, -6), end: today };
}
