import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/filters.ts';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { filterQueryOf } from './filterQueryOf.ts';
import { OutsideNotice } from './OutsideNotice.tsx';

function show(start: string, end: string) {
  const form = defaultFilters('2026-05-28');
  const setFilters = vi.fn();
  renderForTest(
    <OutsideNotice
      scope={{
        start_time: start,
        end_time: end,
        previous_start_time: '2026-05-15',
        previous_end_time: '2026-05-21',
        answers: { ok: 0, refused: 0, empty: 0, failed: 0 },
        prompts: 0,
        answers_not_captured: 0,
        project_answers: 264,
        project_first_date: '2025-05-01',
        project_last_date: '2025-05-24',
        sentiment_source: 'none',
      }}
      filters={{ form, query: filterQueryOf(form), differs: false, setFilters, reset: vi.fn() }}
    />,
    { messages },
  );
  return setFilters;
}

it('over a list of days without any answer says which days have some, and leads to them', async () => {
  const setFilters = show('2026-05-22', '2026-05-28');
  expect(screen.getByText('本项目只有 2025年5月1日至5月24日的回答')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '显示全部日期' }));
  expect(setFilters).toHaveBeenCalledWith({ start_time: '2025-05-01', end_time: '2025-05-24' });
});

it('is silent where the days and the answers meet', () => {
  show('2025-05-24', '2025-05-30');
  expect(screen.queryByRole('button')).toBeNull();
});
