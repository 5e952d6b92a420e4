import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/zh-CN/common.ts';
import { StoresContext } from '../stores/useStores.ts';
import { createTestStores } from '../testing/testStores.ts';
import { NoticeToaster } from './NoticeToaster.tsx';

const USUAL_MS = 4000;

/** The app with a notice of default duration, and a page whose chunk resolves when the test says so. */
function open() {
  const { stores } = createTestStores();
  let comes: (files: { Component: () => null }) => void = () => undefined;
  const files = new Promise<{ Component: () => null }>((resolve) => {
    comes = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/slow', lazy: async () => files },
  ]);
  render(
    <StoresContext value={stores}>
      <IntlProvider locale="zh-CN" messages={messages as never}>
        <RouterProvider router={router} />
        <NoticeToaster router={router} />
      </IntlProvider>
    </StoresContext>,
  );
  act(() => {
    stores.notices.show({ intent: 'error', text: '登录已过期' });
  });
  return {
    router,
    comes: () => {
      comes({ Component: () => null });
    },
  };
}

const shown = (): boolean => screen.queryByText('登录已过期') !== null;

const wait = async (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('takes a notice away after its time', async () => {
  open();
  await wait(USUAL_MS - 100);
  expect(shown()).toBe(true);
  await wait(200);
  expect(shown()).toBe(false);
});

it('keeps what says why one is led to a page until that page has come, however slowly', async () => {
  const { router, comes } = open();
  act(() => {
    void router.navigate('/slow');
  });
  await wait(3 * USUAL_MS);
  expect(shown()).toBe(true);
  comes();
  await wait(USUAL_MS - 100);
  expect(shown()).toBe(true);
  await wait(200);
  expect(shown()).toBe(false);
});
