import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { differsFromDefaults } from '#client/components/filters/filterSearch.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';

/**
 * The filters of a page about one prompt: dates and platforms. What chooses among prompts stays in the address for the next
 * page but is not asked of this one, which could only lose its prompt by it.
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
