import type { FilterQuery } from '#client/api/filterQuery.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

/** Converts the filter form to the query of the insight calls. */
export function filterQueryOf(form: FilterForm, timeZone: string = machineZone()): FilterQuery {
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
