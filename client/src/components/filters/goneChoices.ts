import type { FilterForm, FilterList, FiltersStore } from '#client/stores/FiltersStore.ts';
import { ALL_LISTS, chooseIds, chosenIds } from './listFilters.ts';

/** Longest id shown: longer than any of ours, but an address may hold anything. */
const LONGEST_SHOWN = 80;

interface GoneChoice {
  readonly list: FilterList;
  /** The missing ids in displayable form. */
  readonly ids: readonly string[];
  /** The filters without them. */
  readonly rest: Partial<FilterForm>;
}

type Lists = Pick<FiltersStore, 'listsState' | 'missingLists' | FilterList>;

/**
 * Filter choices that are missing from their lists. Empty while a list is not loaded, or not offered.
 * @param of the lists that the page can be filtered by
 */
export function goneChoices(
  form: FilterForm,
  lists: Lists,
  of: readonly FilterList[] = ALL_LISTS,
): readonly GoneChoice[] {
  if (lists.listsState !== 'loaded') return [];
  return of.flatMap((list) => {
    const chosen = chosenIds(form, list);
    if (chosen.length === 0 || lists.missingLists.includes(list)) return [];
    const known = new Set(lists[list].map(({ id }) => id));
    const gone = chosen.filter((id) => !known.has(id));
    if (gone.length === 0) return [];
    const kept = chosen.filter((id) => known.has(id));
    const isLabelGone = list === 'keywords' && kept.length === 0;
    const rest = { ...chooseIds(list, kept), ...(isLabelGone && { keywordsLabel: '' }) };
    return [{ list, ids: gone.map((id) => id.slice(0, LONGEST_SHOWN)), rest }];
  });
}
