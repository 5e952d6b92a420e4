import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NavigateOptions } from 'react-router';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';
import { useStores } from '../../stores/useStores.ts';
import { answerNames } from '../answers/answerSearch.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import { differsFromDefaults, parseFilterSearch, withFilters } from './filterSearch.ts';
import { useCarriedFilters } from './useCarriedFilters.ts';

/** The same object as long as the address says the same: what is given it need not be drawn again with every figure. */
export interface Filters {
  readonly form: FilterForm;
  readonly query: FilterQuery;
  /** Something differs from the default, so "reset" has something to do. */
  readonly differs: boolean;
  /** Navigates to the same page with other filters; `replace` for what is still being typed. */
  readonly setFilters: (changes: Partial<FilterForm>, options?: { readonly replace?: boolean }) => void;
  readonly reset: () => void;
}

/**
 * The filters of the page being read. The address is what counts, so that a link, Back and F5 give the same view; the store
 * follows it, so that the next page can begin with the same choice. Reads stores: call it inside an observer.
 */
export function useFilters(): Filters {
  const { defaults } = useStores().filters;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const form = useMemo(() => parseFilterSearch(new URLSearchParams(search), defaults), [search, defaults]);

  const go = (next: FilterForm, options: NavigateOptions): void => {
    // Another set of answers: a drawer that is open over the old one closes.
    const target = withFilters(search, next, defaults, answerNames);
    if (target === search) return;
    // What is replaced is the same visit, which still leads to the part of the page that its address names.
    const kept = options.replace === true ? hash : '';
    void navigate({ pathname, search: target, hash: kept }, { ...options, preventScrollReset: true });
  };
  // At once, where the router would put it off behind everything else: the choice shows, and the call goes out, with the click.
  const setFilters = useLatest<Parameters<Filters['setFilters']>>((changes, { replace = false } = {}) => {
    go({ ...form, ...changes }, { replace, flushSync: true });
  });
  const reset = useLatest(() => {
    go(defaults, { flushSync: true });
  });

  useCarriedFilters(form, search, go);

  return useMemo(
    () => ({
      form,
      query: filterQueryOf(form),
      differs: differsFromDefaults(form, defaults),
      setFilters,
      reset,
    }),
    [form, defaults, setFilters, reset],
  );
}
