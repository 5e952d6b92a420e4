import type { FilterQuery } from '../../api/filterQuery.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';

/** Of newer browsers. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

/** The zone in which the reader's days begin and end. */
export function viewerTimeZone(): string {
  // Making a format in order to ask it takes a slow machine a tenth of a second, before the first call can be made.
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What the insight calls take, from the filters in force. */
export function filterQueryOf(form: FilterForm, timeZone: string = viewerTimeZone()): FilterQuery {
  const compares = form.compare_start_time !== '' && form.compare_end_time !== '';
  return {
    start_time: form.start_time,
    end_time: form.end_time,
    topic_ids: form.topic_ids,
    platform_ids: form.platform_ids,
    keyword_ids: form.keyword_ids,
    time_zone: timeZone,
    ...(form.branded === '' ? {} : { branded: form.branded }),
    ...(form.tag === '' ? {} : { tag: form.tag }),
    ...(compares ? { compare_start_time: form.compare_start_time, compare_end_time: form.compare_end_time } : {}),
  };
}
