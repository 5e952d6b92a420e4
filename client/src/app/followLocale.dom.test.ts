import { makeAutoObservable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { RootStore } from '../stores/RootStore.ts';
import { followLocale } from './followLocale.ts';

test('a switch of language asks anew for projects, lists and the profile', () => {
  const preferences = makeAutoObservable({ locale: 'zh-CN' });
  const stores = {
    preferences,
    catalog: { show: vi.fn() },
    user: { isLoggedIn: true, refreshProfile: vi.fn(() => Promise.reject(new Error('offline'))) },
    projects: { reload: vi.fn(() => Promise.resolve()) },
    filters: { listsState: 'loaded', loadLists: vi.fn(() => Promise.resolve()) },
  };
  // Only the stores that `followLocale` uses.
  const root = stores as unknown as RootStore;
  followLocale(root);
  runInAction(() => {
    preferences.locale = 'en-US';
  });
  expect(stores.catalog.show).toHaveBeenCalledWith('en-US');
  expect(stores.projects.reload).toHaveBeenCalledOnce();
  expect(stores.filters.loadLists).toHaveBeenCalledOnce();
  expect(stores.user.refreshProfile).toHaveBeenCalledOnce();
});
