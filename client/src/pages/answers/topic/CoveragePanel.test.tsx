import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { messages as prompts } from '#client/i18n/zh-CN/prompts.ts';
import { messages } from '#client/i18n/zh-CN/topicDetails.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';

test('the prompts of a large topic are counted with separators', () => {
  const report = {
    topic: { id: 't', name: '山地车' },
    prompts: Array.from({ length: 2345 }, () => ({})),
    coverage: { near_duplicates: [], intents: [{ intent: 'comparison', prompts: 1234 }], branded: 1200, paused: 0 },
  } as unknown as TopicDetail;
  const filters = { form: { branded: '' } } as unknown as Filters;
  renderForTest(<CoveragePanel report={report} filters={filters} />, { messages: { ...messages, ...prompts } });
  expect(screen.getByText('1,234')).not.toBeNull();
  expect(screen.getByText(/2,345 个提示词中有 1,200 个写明了品牌/u)).not.toBeNull();
});
