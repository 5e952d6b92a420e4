import { lastWeekOf } from '#client/lib/lastWeekOf.ts';

/**
 * The days shown after an import: the last full week of the data, so that the week before is available for comparison; all days if there is
 * at most a week. YYYY-MM-DD, both ends included; null: no dates.
 */
export function openingWindow(
  first: string | null,
  last: string | null,
): { readonly start_time: string; readonly end_time: string } | null {
  if (first === null || last === null) return null;
  const { start, end } = lastWeekOf({ start: first, end: last });
  return { start_time: start, end_time: end };
}
