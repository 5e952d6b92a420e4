import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/filters.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { UnreadNotice } from './UnreadNotice.tsx';

function show(comparison: string) {
  const setFilters = vi.fn();
  renderForTest(<UnreadNotice setFilters={setFilters} />, {
    messages,
    addresses: [`/overview/index?start_time=2025-05-11&end_time=2025-05-17&${comparison}`],
  });
  return setFilters;
}

it('names a comparison that overlaps the period, says what is shown instead, and leaves the address at a click', async () => {
  const setFilters = show('compare_start_time=2025-05-05&compare_end_time=2025-05-11');
  const notice = screen.getByRole('status').textContent;
  expect(notice).toContain('对比时段（2025年5月5日至5月11日）与所选日期有重叠，因此改为与上一周期对比');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(setFilters).toHaveBeenCalledWith({}, { replace: true });
});

it('has nothing against a comparison with the days just before', () => {
  show('compare_start_time=2025-05-04&compare_end_time=2025-05-10');
  expect(screen.queryByRole('status')).toBeNull();
});
