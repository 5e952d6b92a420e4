import { addDays, countDays } from '#client/lib/dates.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

export interface DateWindow {
  readonly start: string;
  readonly end: string;
}

export const presetDays = [7, 14, 28, 90] as const;
export type PresetId = (typeof presetDays)[number] | 'all';

/** The window of `days` days that ends today, both ends included. */
export function presetWindow(days: number, today: string): DateWindow {
  return { start: addDays(today, 1 - days), end: today };
}

/** The preset that a window is, or null if it was picked by hand. `span`: the days with answers in the project. */
export function presetOf(window: DateWindow, today: string, span: DateWindow | null): PresetId | null {
  if (span !== null && window.start === span.start && window.end === span.end) return 'all';
  if (window.end !== today) return null;
  const days = countDays(window.start, window.end);
  return presetDays.find((preset) => preset === days) ?? null;
}

/** The window of equal length that ends the day before the given one begins (metrics: previous period). */
export function previousWindow({ start, end }: DateWindow): DateWindow {
  const days = countDays(start, end);
  return { start: addDays(start, -days), end: addDays(start, -1) };
}

/** First and last day of the filter form, both included. */
export function windowOf(form: FilterForm): DateWindow {
  return { start: form.start_time, end: form.end_time };
}
