import { expect, test } from 'vitest';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import type { ViewDraft } from '#client/api/viewApi.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { moveStoredViews, storedViewsKey } from './moveStoredViews.ts';

const STORED = [
  { id: 'v1', name: '门店', query: 'view=lost_to&rival_id=r1' },
  { id: 'v2', name: '不稳定', query: 'view=unstable' },
];

/** A server that has some names already, and may refuse everything. */
function server(taken: readonly string[] = [], refuses: 'nothing' | 'all' = 'nothing') {
  const made: ViewDraft[] = [];
  const create = async (draft: ViewDraft): Promise<SavedView> => {
    await Promise.resolve();
    if (refuses === 'all') throw new ApiError('forbidden', 'no');
    if ([...taken, ...made.map(({ name }) => name)].includes(draft.name)) throw new ApiError('conflict', 'taken');
    made.push(draft);
    return { id: draft.name, ...draft, ...rest };
  };
  return { made, create };
}
const rest = {
  ...{ project_id: 'p1', shared: false, mine: true, may_change: true, version: 1 },
  owner: { id: 'me', name: 'Me' },
};

function browser(stored: unknown = STORED) {
  const { stores } = createTestStores();
  stores.storage.writeJson(storedViewsKey('p1'), stored);
  return stores.storage;
}

test('every view of the browser is moved once, with what it shows, and the browser keeps none', async () => {
  const storage = browser();
  const api = server();
  expect(await moveStoredViews(storage, api, 'p1', [])).toEqual({ moved: 2, left: 0 });
  expect(api.made).toEqual([
    { name: '门店', page: '/answer/index', search: 'rival_id=r1&view=lost_to' },
    { name: '不稳定', page: '/answer/index', search: 'view=unstable' },
  ]);
  expect(storage.readJson(storedViewsKey('p1'))).toBeNull();
  expect(await moveStoredViews(storage, api, 'p1', [])).toEqual({ moved: 0, left: 0 });
});

test('a name that is taken gets a number, and what the server has already is not made twice', async () => {
  const api = server(['门店', '门店 2']);
  const known = [{ id: 'x', name: '不稳定', page: '/answer/index', search: 'view=unstable', ...rest }];
  expect(await moveStoredViews(browser(), api, 'p1', known)).toEqual({ moved: 2, left: 0 });
  expect(api.made.map(({ name }) => name)).toEqual(['门店 3']);
});

test('what the server does not take stays in the browser', async () => {
  const storage = browser();
  expect(await moveStoredViews(storage, server([], 'all'), 'p1', [])).toEqual({ moved: 0, left: 2 });
  expect(storage.readJson(storedViewsKey('p1'))).toEqual(STORED);
});

test('views of another project, and what is no view, are left alone', async () => {
  const storage = browser([7, { name: 'x' }]);
  const api = server();
  expect(await moveStoredViews(storage, api, 'p2', [])).toEqual({ moved: 0, left: 0 });
  expect(await moveStoredViews(storage, api, 'p1', [])).toEqual({ moved: 0, left: 0 });
  expect(api.made).toEqual([]);
});
