/** `short`: Nov 26. `long`: Nov 26, 2026. `month`: Nov 2026. The month has a name: 5/6 could be May or June. */
export type DayForm = 'short' | 'long' | 'month';

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, form: DayForm): Intl.DateTimeFormat {
  const key = `${locale} ${form}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    ...(form !== 'month' && { day: 'numeric' }),
    ...(form !== 'short' && { year: 'numeric' }),
  });
  formats.set(key, format);
  return format;
}

/** A calendar day YYYY-MM-DD, the same in every time zone. A text that is no day, such as an axis' tick beside its days, stays as it is. */
export function dayText(locale: string, isoDate: string, form: DayForm = 'long'): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? isoDate : dayFormat(locale, form).format(date);
}

/**
 * A range of days, both YYYY-MM-DD: "Nov 16 – Nov 22, 2026", "2026年11月16日至11月22日" (`Intl` writes Chinese ranges with slashes). A
 * single day or a common year is written once.
 */
export function daysText(locale: string, start: string, end: string, form: 'short' | 'long' = 'long'): string {
  const first = dayText(locale, start, form);
  if (start === end) return first;
  const isChinese = locale.startsWith('zh');
  const isOneYear = form === 'long' && start.slice(0, 4) === end.slice(0, 4);
  const from = isOneYear && !isChinese ? dayText(locale, start, 'short') : first;
  const to = dayText(locale, end, isOneYear && isChinese ? 'short' : form);
  return isChinese ? `${from}至${to}` : `${from} – ${to}`;
}
