import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { WorkplaceWindow } from '#client/api/workplaceSchemas.ts';
import { withAnswers } from '#client/components/answers/answerSearch.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { withFilters } from '#client/components/filters/filterSearch.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

/** Filters for all answers of the workplace's window, in the time zone of its figures. */
export function windowFilters({ start_time, end_time, time_zone = machineZone() }: WorkplaceWindow): FilterQuery {
  return { start_time, end_time, topic_ids: [], platform_ids: [], keyword_ids: '', time_zone };
}

/**
 * The address of an insight page with the workplace's window, so that both show the same figures.
 * @param defaults filter values that the address can omit
 */
export function addressWith(
  pathname: string,
  defaults: FilterForm,
  filters: Partial<FilterForm>,
  selection: AnswerSelection | null = null,
): string {
  const search = withFilters('', { ...defaults, ...filters }, defaults);
  return `${pathname}${withAnswers(search, { selection, answerId: null })}`;
}
