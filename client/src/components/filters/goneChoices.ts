import type { FilterForm, FilterList, FiltersStore } from '../../stores/FiltersStore.ts';

/** Longer than any id of ours; an address may hold anything. */
const LONGEST_SHOWN = 80;

interface GoneChoice {
  readonly list: FilterList;
  /** What is not in the list, as it can be shown. */
  readonly ids: readonly string[];
  /** The filter without it. */
  readonly rest: Partial<FilterForm>;
}

type Lists = Pick<FiltersStore, 'listsState' | 'missingLists' | FilterList>;

/** What the filters choose that is not in the lists to choose from. Nothing while a list is not known, or not offered. */
export function goneChoices(form: FilterForm, lists: Lists): readonly GoneChoice[] {
  if (lists.listsState !== 'loaded') return [];
  const chosen: Readonly<Record<FilterList, readonly string[]>> = {
    platforms: form.platform_ids,
    topics: form.topic_ids,
    keywords: form.keyword_ids === '' ? [] : form.keyword_ids.split(','),
  };
  const without: Readonly<Record<FilterList, (ids: readonly string[]) => Partial<FilterForm>>> = {
    platforms: (ids) => ({ platform_ids: ids }),
    topics: (ids) => ({ topic_ids: ids }),
    keywords: (ids) => ({ keyword_ids: ids.join(','), ...(ids.length === 0 && { keywordsLabel: '' }) }),
  };
  return (['platforms', 'topics', 'keywords'] as const).flatMap((list) => {
    if (lists.missingLists.includes(list)) return [];
    const known = new Set(lists[list].map(({ id }) => id));
    const gone = chosen[list].filter((id) => !known.has(id));
    if (gone.length === 0) return [];
    const rest = without[list](chosen[list].filter((id) => known.has(id)));
    return [{ list, ids: gone.map((id) => id.slice(0, LONGEST_SHOWN)), rest }];
  });
}
