import { expect, test, vi } from 'vitest';
import { makeAutoObservable, runInAction } from 'mobx';
import { queriesOf } from '../queries/queryClient.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { followLocale } from './followLocale.ts';

test('a switch of language forgets what nobody looks at, and asks anew for projects, lists and the profile', async () => {
  const preferences = makeAutoObservable({ locale: 'zh-CN' });
  const stores = {
    preferences,
    catalog: { show: vi.fn() },
    user: { isLoggedIn: true, refreshProfile: vi.fn(() => Promise.reject(new Error('offline'))) },
    projects: { reload: vi.fn(() => Promise.resolve()) },
    filters: { listsState: 'loaded', loadLists: vi.fn(() => Promise.resolve()) },
  };
  // The parts of the store that are asked for.
  const root = stores as unknown as RootStore;
  const queries = queriesOf(root);
  queries.setQueryData(['report', 'p1'], { brand: '澄驭' });
  queries.setQueryData(['import', 'inspection'], { rows: 3 });
  followLocale(root);
  runInAction(() => {
    preferences.locale = 'en-US';
  });
  await Promise.resolve();
  expect(queries.getQueryData(['report', 'p1'])).toBeUndefined();
  expect(queries.getQueryData(['import', 'inspection'])).toEqual({ rows: 3 });
  expect(stores.catalog.show).toHaveBeenCalledWith('en-US');
  expect(stores.projects.reload).toHaveBeenCalledOnce();
  expect(stores.filters.loadLists).toHaveBeenCalledOnce();
  expect(stores.user.refreshProfile).toHaveBeenCalledOnce();
});
