import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { differsFromDefaults } from '#client/components/filters/filterSearch.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

/**
 * The filters of a single-prompt page: dates and platforms. Filters that select prompts stay in the address for the next page but are not
 * applied here, where they could only exclude the prompt.
 */
export function filtersOfOnePrompt(filters: Filters, defaults: FilterForm): Filters {
  const form: FilterForm = {
    ...filters.form,
    topic_ids: [],
    keyword_ids: '',
    keywordsLabel: '',
    branded: '',
    tag: '',
  };
  return { ...filters, form, query: filterQueryOf(form), differs: differsFromDefaults(form, defaults) };
}
