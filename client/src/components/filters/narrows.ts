import type { FilterForm } from '#client/stores/FiltersStore.ts';

/** Whether a filter other than the dates excludes answers. */
export function narrows(form: FilterForm): boolean {
  const lists = form.platform_ids.length + form.topic_ids.length;
  return lists > 0 || form.keyword_ids !== '' || form.branded !== '' || form.tag !== '';
}
