import { expect, test } from 'vitest';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as insights } from '#client/i18n/zh-CN/insights.ts';
import { messages as reportDetails } from '#client/i18n/zh-CN/reportDetails.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { DetailContent } from './DetailContent.tsx';

test('of a group without prompts one sentence is said, with a way to add one, and nothing is compared', () => {
  const empty = {
    prompts: [],
    words: [],
    terms: [],
    brands: [],
    personas: [],
    platforms: [],
    searches: [],
    sources: [],
  };
  const group = {
    kind: 'theme',
    id: '平价',
    name: null,
    prompts_total: 0,
    brand_figures: [],
    stages: [],
    objections: [],
  };
  const report = { ...empty, ...group } as unknown as UserInsightDetail;
  const { container } = renderForTest(<DetailContent report={report} onOpen={() => undefined} />, {
    messages: { ...figures, ...insights, ...reportDetails },
  });
  expect(container.querySelectorAll('section, table, h2')).toHaveLength(0);
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['添加提示词']);
});
