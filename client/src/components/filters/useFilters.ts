import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NavigateOptions } from 'react-router';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { answerNames } from '../answers/answerSearch.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import { differsFromDefaults, parseFilterSearch, withFilters } from './filterSearch.ts';
import { useCarriedFilters } from './useCarriedFilters.ts';

/** The same object while the address is unchanged, so that components given it do not render for every figure. */
export interface Filters {
  readonly form: FilterForm;
  readonly query: FilterQuery;
  /** The filters differ from the defaults, so "reset" has an effect. */
  readonly differs: boolean;
  /** Navigates to the same page with other filters; `replace` avoids a history entry while typing. */
  readonly setFilters: (changes: Partial<FilterForm>, options?: { readonly replace?: boolean }) => void;
  readonly reset: () => void;
}

/**
 * The filters of the current page. The address is the source of truth, so that a link, Back and F5 give the same view; the store follows
 * it, so that the next page starts with the same filters. Reads stores: call it inside an observer.
 */
export function useFilters(): Filters {
  const { defaults } = useStores().filters;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const form = useMemo(() => parseFilterSearch(new URLSearchParams(search), defaults), [search, defaults]);

  const go = (next: FilterForm, options: NavigateOptions): void => {
    // Closes an open answers drawer, which shows another set of answers.
    const target = withFilters(search, next, defaults, answerNames);
    if (target === search) return;
    // A replaced entry is the same visit and keeps the hash of its address.
    const kept = options.replace === true ? hash : '';
    void navigate({ pathname, search: target, hash: kept }, { ...options, preventScrollReset: true });
  };
  // Synchronous, because the router would otherwise defer it as a low-priority transition: the choice shows and the request is sent with
  // the click.
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
