import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as brand } from '#client/i18n/zh-CN/brand.ts';
import { messages as names } from '#client/i18n/zh-CN/brandNames.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { IdentityTab } from './IdentityTab.tsx';

test('names that did not load can’t be changed: nothing invites to preview a change', async () => {
  const http = { get: async () => Promise.reject(new ApiError('server', 'boom')) };
  const { stores } = createTestStores({}, http);
  const props = { projectId: 'p' } as BrandTabProps;
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IdentityTab {...props} />
    </QueryClientProvider>,
    { stores, messages: { ...brand, ...names } },
  );
  expect(screen.getByText(brand['brand.identity.trial.idle'])).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
  expect(screen.queryByText(brand['brand.identity.trial.idle'])).toBeNull();
});
