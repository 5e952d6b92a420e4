import type { FilterQuery } from '#client/api/filterQuery.ts';

/** The week that contains the rows of `tableForTest` by default, without filters. */
export const WEEK: FilterQuery = {
  start_time: '2026-03-08',
  end_time: '2026-03-14',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};
/** A day of the week before, and one of the week. */
export const WAS = '2026-03-03';
export const IS = '2026-03-10';
