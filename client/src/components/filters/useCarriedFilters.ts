import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { NavigateOptions } from 'react-router';
import { useIsHere } from '#client/hooks/useIsHere.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { differsFromDefaults, formatFilterSearch } from './filterSearch.ts';

const sameForm = (first: FilterForm, second: FilterForm, defaults: FilterForm): boolean =>
  formatFilterSearch(first, defaults).toString() === formatFilterSearch(second, defaults).toString();

/**
 * Carries filters from page to page: the store follows the address, a page without filters in its address starts with the store's, and ids
 * of another project are dropped. Reads stores: call it inside an observer.
 * @param form the filters in the address
 * @param go navigates to other filters
 */
export function useCarriedFilters(
  form: FilterForm,
  search: string,
  go: (next: FilterForm, options: NavigateOptions) => void,
): void {
  const { filters: store, projects } = useStores();
  const { defaults } = store;
  const arrival = useNavigationType();
  const isHere = useIsHere();

  const handleArrival = useEffectEvent(() => {
    // Coming from another page through the menu, with no filters in the address: the filters chosen there stay.
    const chosenBefore = differsFromDefaults(store.form, defaults) && !differsFromDefaults(form, defaults);
    if (arrival !== NavigationType.Pop && chosenBefore && isHere()) go(store.form, { replace: true });
  });
  useEffect(() => {
    handleArrival();
  }, []);

  const followAddress = useEffectEvent(() => {
    if (!sameForm(store.form, form, defaults)) store.update(form);
  });
  useEffect(() => {
    followAddress();
  }, [search]);

  const { currentId } = projects;
  const projectBefore = useRef(currentId);
  const followProject = useEffectEvent(() => {
    const before = projectBefore.current;
    projectBefore.current = currentId;
    // Topics, platforms and keywords belong to the previous project; dates are valid in every project.
    if (before !== null && before !== currentId) {
      go({ ...form, topic_ids: [], platform_ids: [], keyword_ids: '', tag: '' }, { replace: true });
    }
  });
  useEffect(() => {
    followProject();
  }, [currentId]);
}
