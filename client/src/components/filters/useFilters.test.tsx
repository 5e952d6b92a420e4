import { act, renderHook } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FilterApi } from '#client/api/filterApi.ts';
import { FiltersStore } from '#client/stores/FiltersStore.ts';
import type { RootStore } from '#client/stores/RootStore.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { useFilters } from './useFilters.ts';
import type { Filters } from './useFilters.ts';

const now = new Date(2026, 4, 20);
let store: FiltersStore;
let seen: Filters | undefined;

const Probe = observer(function Probe(): ReactNode {
  seen = useFilters();
  return null;
});

function open(address: string) {
  const stores = { filters: store, projects: { currentId: 'p1' } } as unknown as RootStore;
  const router = createMemoryRouter(
    [
      { path: '/overview/index', element: <Probe /> },
      { path: '/other', element: null },
    ],
    { initialEntries: [address] },
  );
  renderHook(() => null, {
    wrapper: () => (
      <StoresContext value={stores}>
        <RouterProvider router={router} />
      </StoresContext>
    ),
  });
  return router;
}

const filters = (): Filters => seen!;

describe('useFilters', () => {
  beforeEach(() => {
    store = new FiltersStore({} as FilterApi, () => now);
    seen = undefined;
  });

  it('takes the address for the truth and lets the store follow it', () => {
    open('/overview/index?start_time=2026-05-01&end_time=2026-05-07&topic_ids=t1&keyword_ids=k1,k2');
    expect(filters().form.topic_ids).toEqual(['t1']);
    expect(store.start_time).toBe('2026-05-01');
    expect(store.keyword_ids).toBe('k1,k2');
    expect(filters().differs).toBe(true);
    expect(filters().query).toMatchObject({ end_time: '2026-05-07', keyword_ids: 'k1,k2' });
  });

  it('navigates when a filter changes, keeps foreign parameters and closes the drawer', async () => {
    const router = open('/overview/index?breadcrumb=x&answers=brand_id%3Db');
    await act(async () => filters().setFilters({ platform_ids: ['豆包'] }));
    expect(router.state.location.search).toBe('?breadcrumb=x&platform_ids=%E8%B1%86%E5%8C%85');
    expect(store.platform_ids).toEqual(['豆包']);
  });

  it('comes back with Back', async () => {
    const router = open('/overview/index');
    await act(async () => filters().setFilters({ topic_ids: ['t1'] }));
    await act(async () => router.navigate(-1));
    expect(filters().form.topic_ids).toEqual([]);
    expect(store.topic_ids).toEqual([]);
  });

  it('resets to the default', async () => {
    const router = open('/overview/index?topic_ids=t1&start_time=2026-01-01&end_time=2026-01-02');
    await act(async () => filters().reset());
    expect(router.state.location.search).toBe('');
    expect(filters().differs).toBe(false);
  });

  it('brings what was chosen on another page along, unless the address of a link says otherwise', async () => {
    store.update({ topic_ids: ['t9'] });
    const router = open('/other');
    await act(async () => router.navigate('/overview/index#why'));
    expect(router.state.location).toMatchObject({ search: '?topic_ids=t9', hash: '#why' });
    await act(async () => filters().setFilters({ topic_ids: ['t2'] }));
    expect(router.state.location).toMatchObject({ search: '?topic_ids=t2', hash: '' });
    store.update({ topic_ids: ['t9'] });
    open('/overview/index?topic_ids=t1');
    expect(store.topic_ids).toEqual(['t1']);
  });
});
