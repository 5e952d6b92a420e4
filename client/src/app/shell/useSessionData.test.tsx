import { act, render, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { useSessionData } from './useSessionData.ts';

const project = { id: 'p1', name: 'P', brand: '', has_data: 1, origin: 'sample' as const };
const empty = async () => Promise.resolve({ list: [] });

let path = '';
let search = '';
const Frame = observer(function Frame() {
  useSessionData();
  return null;
});
/** The login page is outside the frame. */
function Page() {
  const location = useLocation();
  useLayoutEffect(() => {
    path = location.pathname;
    search = location.search;
  });
  return location.pathname === '/create' ? null : <Frame />;
}

function open(list: () => Promise<{ list: (typeof project)[] }>, loggedIn = true) {
  const topics = vi.fn(empty);
  const profile = vi.fn(async () => Promise.resolve(testProfile));
  const parts = createTestStores({
    project: { list },
    user: { profile },
    filters: { topics, platforms: empty, keywords: empty },
  });
  if (loggedIn) parts.stores.user.acceptToken('T-1');
  const view = render(
    <IntlProvider locale="zh-CN" messages={{ ...common } as never}>
      <StoresContext value={parts.stores}>
        <MemoryRouter initialEntries={['/overview/index?project=p1']}>
          <Page />
        </MemoryRouter>
      </StoresContext>
    </IntlProvider>,
  );
  const said = () => parts.stores.notices.list.map(({ messageId }) => messageId);
  return { ...parts, ...view, topics, profile, said };
}

test('projects, profile and the lists of the filters are loaded once after the login', async () => {
  const list = vi.fn(async () => Promise.resolve({ list: [project] }));
  const { stores } = open(list);
  await waitFor(() => expect(stores.filters.listsState).toBe('loaded'));
  expect(stores.projects.currentId).toBe('p1');
  expect(stores.user.name).toBe(testProfile.name);
  expect(list).toHaveBeenCalledTimes(1);
  expect(path).toBe('/overview/index');
});

test('what the first picture does without waits until it is painted', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const { stores, topics, profile } = open(async () => Promise.resolve({ list: [project] }));
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(stores.projects.currentId).toBe('p1');
  expect([topics.mock.calls.length, profile.mock.calls.length]).toEqual([0, 0]);
  await act(async () => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
  expect([topics.mock.calls.length, profile.mock.calls.length]).toEqual([1, 1]);
});

test('a project list that fails to load leads to the login page, and says why for as long as it takes', async () => {
  const { stores, said } = open(async () => Promise.reject(new ApiError('server', '账号已欠费', { code: 1002 })));
  await waitFor(() => expect(path).toBe('/create'));
  expect(said()).toEqual(['session.projectsFailed']);
  // So does a reload of that page, or another login, lead back.
  expect(new URLSearchParams(search).get('redirect')).toBe('/overview/index?project=p1');
  expect(stores.notices.list[0]).toMatchObject({ values: { reason: '账号已欠费' }, durationMs: 0 });
});

test('Retry there leads back, and takes the notice away', async () => {
  const list = vi.fn(async () => Promise.resolve({ list: [project] }));
  list.mockRejectedValueOnce(new Error('down'));
  const { stores, said } = open(list);
  await waitFor(() => expect(path).toBe('/create'));
  const action = stores.notices.list[0]?.action;
  expect(action?.labelId).toBe('common.retry');
  act(() => action?.run());
  await waitFor(() => expect(stores.projects.currentId).toBe('p1'));
  expect(path + search).toBe('/overview/index?project=p1');
  expect(said()).toEqual([]);
});

test('Retry that fails too says so again', async () => {
  const { stores, said } = open(async () => Promise.reject(new Error('down')));
  await waitFor(() => expect(path).toBe('/create'));
  const [first] = stores.notices.list;
  act(() => first?.action?.run());
  await waitFor(() => expect(path).toBe('/create'));
  expect(said()).toEqual(['session.projectsFailed']);
  expect(stores.notices.list[0]?.id).not.toBe(first?.id);
});

test('so does one that fails when it is loaded again because there was no project', async () => {
  const list = vi.fn(empty);
  const { stores, said } = open(list);
  await waitFor(() => expect(stores.projects.state).toBe('loaded'));
  list.mockRejectedValueOnce(new Error('down'));
  await act(stores.projects.reload);
  expect(path).toBe('/create');
  expect(said()).toEqual(['session.projectsFailed']);
});

test('a list that only fails to load again leaves a person at work', async () => {
  const list = vi.fn(async () => Promise.resolve({ list: [project] }));
  const { stores, said } = open(list);
  await waitFor(() => expect(stores.projects.state).toBe('loaded'));
  list.mockRejectedValueOnce(new Error('down'));
  await act(stores.projects.reload);
  expect(path).toBe('/overview/index');
  expect(said()).toEqual([]);
});

test('coming back after a failure loads the list again, without being sent away first', async () => {
  const list = vi.fn(async () => Promise.resolve({ list: [project] }));
  list.mockRejectedValueOnce(new Error('down'));
  const { stores, unmount } = open(list);
  await waitFor(() => expect(path).toBe('/create'));
  unmount();
  const second = render(
    <IntlProvider locale="zh-CN" messages={{ ...common } as never}>
      <StoresContext value={stores}>
        <MemoryRouter initialEntries={['/overview/index']}>
          <Page />
        </MemoryRouter>
      </StoresContext>
    </IntlProvider>,
  );
  await waitFor(() => expect(stores.projects.currentId).toBe('p1'));
  expect(path).toBe('/overview/index');
  second.unmount();
});

test('an expiry in between is said as an expiry only', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { stores, said } = open(
    async () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  await act(async () => {
    stores.session.expire('T-1');
    fail(new Error('expired'));
    await Promise.resolve();
  });
  expect(said()).toEqual(['session.expired']);
  expect(path).toBe('/overview/index');
});

test('after a new login nothing says any more that the session has expired', async () => {
  const { stores, said, unmount } = open(async () => Promise.resolve({ list: [project] }));
  await waitFor(() => expect(stores.projects.state).toBe('loaded'));
  act(() => stores.session.expire('T-1'));
  expect(said()).toEqual(['session.expired']);
  act(() => stores.user.acceptToken('T-2'));
  await waitFor(() => expect(said()).toEqual([]));
  unmount();
});

test('nobody logged in, nothing asked', () => {
  const list = vi.fn(empty);
  open(list, false);
  expect(list).not.toHaveBeenCalled();
});
