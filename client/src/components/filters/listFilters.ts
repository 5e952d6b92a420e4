import type { FilterForm, FilterList } from '#client/stores/FiltersStore.ts';

/** All lists, in the order of their controls. */
export const ALL_LISTS: readonly FilterList[] = ['platforms', 'topics', 'keywords'];

/** The selected ids of a list; keywords are stored as one text. */
export function chosenIds(form: FilterForm, list: FilterList): readonly string[] {
  if (list === 'keywords') return form.keyword_ids === '' ? [] : form.keyword_ids.split(',');
  return list === 'topics' ? form.topic_ids : form.platform_ids;
}

/** The form changes that select these ids of a list. */
export function chooseIds(list: FilterList, ids: readonly string[]): Partial<FilterForm> {
  if (list === 'keywords') return { keyword_ids: ids.join(',') };
  return list === 'topics' ? { topic_ids: ids } : { platform_ids: ids };
}

interface ListsOfPage {
  readonly withoutTopics: boolean;
  readonly onePrompt: boolean;
}

/** The lists that a page can be filtered by, in the order of its controls. */
export function listsOfPage({ withoutTopics, onePrompt }: ListsOfPage): readonly FilterList[] {
  if (onePrompt) return ['platforms'];
  return withoutTopics ? ALL_LISTS.filter((list) => list !== 'topics') : ALL_LISTS;
}
