import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { useTakenRights } from './useTakenRights.ts';

function Frame() {
  useTakenRights();
  return null;
}

test('changed rights apply on the next page, not on the open one', async () => {
  const levels = (['edit', 'view'] as const).map((level) => ({ ...testProfile, level }));
  const { stores } = createTestStores({
    user: {
      login: async () => Promise.resolve({ token: 'T-1' }),
      profile: async () => Promise.resolve(levels.shift() ?? testProfile),
    },
    project: { list: async () => Promise.resolve({ list: [] }) },
  });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.user.loadProfile();
  await stores.projects.load();
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: ['/prompt'] });
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  stores.session.checkRights();
  await vi.waitFor(() => expect(stores.notices.list).toHaveLength(1));
  await act(async () => router.navigate('/prompt?q=other'));
  expect(stores.user.userInfo?.level).toBe('edit');
  await act(async () => router.navigate('/overview/index'));
  expect(stores.user.userInfo?.level).toBe('view');
});
