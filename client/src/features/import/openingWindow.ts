import { lastWeekOf } from '#client/lib/lastWeekOf.ts';

/**
 * The days an import opens on: the last full week of what was recorded, so that the week before is there to compare with; all of it
 * where that is no more than a week. YYYY-MM-DD, both ends included; null: nothing is dated.
 */
export function openingWindow(
  first: string | null,
  last: string | null,
): { readonly start_time: string; readonly end_time: string } | null {
  if (first === null || last === null) return null;
  const { start, end } = lastWeekOf({ start: first, end: last });
  return { start_time: start, end_time: end };
}
