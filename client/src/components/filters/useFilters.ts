import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { NavigateOptions } from 'react-router';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';
import { useStores } from '../../stores/useStores.ts';
import { useIsHere } from '../address/useIsHere.ts';
import { answerNames } from '../answers/answerSearch.ts';
import { useLatest } from '../ui/useLatest.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import { differsFromDefaults, formatFilterSearch, parseFilterSearch, withFilters } from './filterSearch.ts';
import type { PageAhead } from './PageAhead.ts';
import { useAskAhead } from './useAskAhead.ts';

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

const sameForm = (first: FilterForm, second: FilterForm, defaults: FilterForm): boolean =>
  formatFilterSearch(first, defaults).toString() === formatFilterSearch(second, defaults).toString();

/**
 * The filters of the page being read. The address is what counts, so that a link, Back and F5 give the same view; the store
 * follows it, so that the next page can begin with the same choice. Reads stores: call it inside an observer.
 * @param ahead what the page asks first; it is asked with the click that changes a filter, before anything is drawn
 */
export function useFilters(ahead?: PageAhead): Filters {
  const { filters: store, projects } = useStores();
  const { pathname, search } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const ask = useAskAhead(ahead);
  const { defaults } = store;
  const form = useMemo(() => parseFilterSearch(new URLSearchParams(search), defaults), [search, defaults]);

  const go = (next: FilterForm, options: NavigateOptions): void => {
    // Another set of answers: a drawer that is open over the old one closes.
    const target = withFilters(search, next, defaults, answerNames);
    if (target === search) return;
    ask(next, target);
    void navigate({ pathname, search: target }, { ...options, preventScrollReset: true });
  };
  // At once, where the router would put it off behind everything else: the choice shows, and the call goes out, with the click.
  const setFilters = useLatest<Parameters<Filters['setFilters']>>((changes, { replace = false } = {}) => {
    go({ ...form, ...changes }, { replace, flushSync: true });
  });
  const reset = useLatest(() => {
    go(defaults, { flushSync: true });
  });

  const handleArrival = useEffectEvent(() => {
    // Coming from another page of the menu, whose address says nothing of filters: what was chosen there stays chosen.
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
    // Topics, platforms and keywords belong to the project that was left; dates mean the same everywhere.
    if (before !== null && before !== currentId)
      go({ ...form, topic_ids: [], platform_ids: [], keyword_ids: '', tag: '' }, { replace: true });
  });
  useEffect(() => {
    followProject();
  }, [currentId]);

  return useMemo(
    () => ({ form, query: filterQueryOf(form), differs: differsFromDefaults(form, defaults), setFilters, reset }),
    [form, defaults, setFilters, reset],
  );
}
