import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { messages } from '#client/i18n/zh-CN/filters.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import type { ApiErrorKind } from '#client/lib/ApiError.ts';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { EmptyScopeMessage } from './EmptyScopeMessage.tsx';
import { filterQueryOf } from './filterQueryOf.ts';
import { differsFromDefaults } from './filterSearch.ts';

const defaults = defaultFilters('2026-05-28');
const SPAN = { start_time: '2026-03-01', end_time: '2026-05-28' };
const scope: ReportScope = {
  start_time: defaults.start_time,
  end_time: defaults.end_time,
  previous_start_time: '2026-05-15',
  previous_end_time: '2026-05-21',
  answers: { ok: 0, refused: 0, empty: 0, failed: 0 },
  prompts: 0,
  answers_not_captured: 0,
  project_answers: 900,
  project_first_date: SPAN.start_time,
  project_last_date: SPAN.end_time,
  sentiment_source: 'none',
};

function show(
  changes: Partial<FilterForm>,
  given: Partial<ReportScope> = {},
  importReply: ApiErrorKind = 'validation',
  about?: 'topic' | 'prompt',
) {
  const { stores } = createTestStores({}, { get: async () => Promise.reject(new ApiError(importReply, 'job_id')) });
  runInAction(() => {
    stores.filters.today = '2026-05-28';
  });
  const form = { ...defaults, ...changes };
  const verbs = { setFilters: vi.fn(), reset: vi.fn(), prepare: vi.fn() };
  const filters = { form, query: filterQueryOf(form), differs: differsFromDefaults(form, defaults), ...verbs };
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EmptyScopeMessage
        scope={{ ...scope, start_time: form.start_time, end_time: form.end_time, ...given }}
        filters={filters}
        {...(about === undefined ? {} : { about })}
      />
    </QueryClientProvider>,
    { messages: { ...messages, ...shell }, stores },
  );
  return { ...verbs, stores };
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('EmptyScopeMessage', () => {
  it('of dates without answers says where the answers are, and offers them all', async () => {
    const { setFilters } = show({ start_time: '2020-01-01', end_time: '2020-01-07' });
    expect(screen.getByText(/^本项目只有/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '显示全部日期' }));
    expect(setFilters).toHaveBeenLastCalledWith(SPAN);
    await userEvent.click(screen.getByRole('button', { name: '显示最近有回答的 7 天' }));
    expect(setFilters).toHaveBeenLastCalledWith({ start_time: '2026-05-22', end_time: '2026-05-28' });
  });

  it('of days that nobody chose leads to the last ones with answers, without a step of its own, and says so', () => {
    const { setFilters, stores } = show({}, { project_last_date: '2026-04-10' });
    const days = { start_time: '2026-04-04', end_time: '2026-04-10' };
    expect(setFilters).toHaveBeenCalledExactlyOnceWith(days, { replace: true });
    expect(stores.notices.list.map(({ messageId }) => messageId)).toEqual(['filters.empty.moved']);
    expect(stores.filters.isChosen(days)).toBe(false);
    stores.filters.clear();
    expect(stores.filters.isChosen(days)).toBe(true);
  });

  it('of dates that only this view has nothing in offers all dates', () => {
    show({ start_time: '2026-05-01', end_time: '2026-05-02' });
    expect(screen.getByText('没有符合当前筛选条件的回答')).toBeTruthy();
    expect(button('显示全部日期')).toBeTruthy();
  });

  it('of a choice that fits nothing offers to take it back', async () => {
    const { reset } = show({ platform_ids: ['kimi'] });
    await userEvent.click(screen.getByRole('button', { name: '重置筛选' }));
    expect(reset).toHaveBeenCalledOnce();
  });

  it('says how many answers there are that cannot be used', () => {
    show({}, { answers: { ok: 0, refused: 3, empty: 0, failed: 1 } });
    expect(screen.getByText('当前范围内没有有效回答：3 条拒答，0 条空回答，1 条采集失败')).toBeTruthy();
  });

  it('has nothing to offer where all dates are shown and nothing is chosen', () => {
    show({}, { project_first_date: defaults.start_time, project_last_date: defaults.end_time });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a topic without answers on any day says so, where no other filter would show more', () => {
    show({}, { project_first_date: defaults.start_time, project_last_date: defaults.end_time }, undefined, 'topic');
    expect(screen.getByText(/^这个主题还没有回答/u)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a project without answers says how they get there, and opens the import', async () => {
    const { stores } = show({}, { project_first_date: null, project_last_date: null });
    expect(screen.getByText('这个项目还没有回答')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: shell['project.import'] }));
    expect(stores.dialogs.shown).toBe('import');
  });

  it('has no door to an import that the provider does not take', async () => {
    show({}, { project_first_date: null, project_last_date: null }, 'notOffered');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText('这个项目还没有回答')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/导入/u)).toBeNull();
  });
});
