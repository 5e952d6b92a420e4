import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import { messages } from '#client/i18n/zh-CN/runs.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PlanFacts } from './PlanFacts.tsx';

test('counts of a plan have thousands separators, and the next round the time as everywhere', () => {
  const reply = {
    plan: { platforms: [], repeats: 2, cap_answers: 12_000, cap_cost: 20 },
    estimate: { answers_week: 3400, cost_week: { typical: 4 } },
    prompts: 1200,
    next_at: '2026-11-28T16:05:00Z',
    month: { answers: 1500, cost: 2 },
  } as unknown as PlanReply;
  renderForTest(<PlanFacts reply={reply} />, { messages });
  expect(screen.getByText('1,200 个 × 2 次')).not.toBeNull();
  expect(screen.getByText(/^3,400 条回答/u)).not.toBeNull();
  expect(screen.getByText(/^1,500 \/ 12,000 条/u)).not.toBeNull();
  expect(screen.getByText(/^2026年11月2\d日 \d\d:\d\d$/u)).not.toBeNull();
});
