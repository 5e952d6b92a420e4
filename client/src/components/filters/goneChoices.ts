import type { FilterForm, FilterList, FiltersStore } from '../../stores/FiltersStore.ts';
import { ALL_LISTS, chooseIds, chosenIds } from './listFilters.ts';

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

/**
 * What the filters choose that is not in the lists to choose from. Nothing while a list is not known, or not offered.
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
