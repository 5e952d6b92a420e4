import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/profile.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { DevicesPanel } from './DevicesPanel.tsx';

test('a provider that sends no devices is not said to have none, as the reader is logged in on one', async () => {
  const { stores } = createTestStores({ user: { devices: async () => Promise.resolve([]) } });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <DevicesPanel />
    </QueryClientProvider>,
    { stores, messages },
  );
  expect(await screen.findByText('服务器没有返回任何设备')).toBeTruthy();
  expect(screen.queryByText(/共 0 台设备/u)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
