import type { FilterForm } from '../../stores/FiltersStore.ts';

/** Whether anything but the dates leaves answers out. */
export function narrows(form: FilterForm): boolean {
  const lists = form.platform_ids.length + form.topic_ids.length;
  return lists > 0 || form.keyword_ids !== '' || form.branded !== '' || form.tag !== '';
}
