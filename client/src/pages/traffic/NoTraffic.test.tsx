import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { messages as traffic } from '#client/i18n/zh-CN/traffic.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { NoTraffic } from './NoTraffic.tsx';

test('while the first log is being read, the page says so and leads to the progress, not to an import', () => {
  const { stores } = createTestStores();
  const show = (isReading: boolean) =>
    renderForTest(<NoTraffic isReading={isReading} onImport={vi.fn()} />, {
      stores,
      messages: { ...common, ...traffic },
    });
  show(true);
  expect(screen.getByText(traffic['traffic.log.running'])).toBeTruthy();
  expect(screen.queryByText(traffic['traffic.none'])).toBeNull();
  expect(screen.getByRole('button', { name: common['common.showProgress'] })).toBeTruthy();
});
