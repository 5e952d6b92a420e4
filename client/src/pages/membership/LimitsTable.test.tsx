import { expect, test } from 'vitest';
import type { Plan } from '#client/api/vipSchemas.ts';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { messages as membership } from '#client/i18n/zh-CN/membership.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { LimitsTable } from './LimitsTable.tsx';

const limits = { projects: 1, members: 2, prompts: 10, platforms: 3, runs_per_week: 1 };
const plan = { id: 'free', name: { zh: '免费', en: 'Free' }, current: true, limits } as unknown as Plan;
const usage = { projects: 1, members: 1, prompts: 43, platforms: 6, runs_per_week: 1.9 };

const shown = (isSample: boolean): string =>
  renderForTest(<LimitsTable plans={[plan]} usage={usage} pending={0} projectName="Calvora" isSample={isSample} />, {
    messages: { ...common, ...shell, ...membership },
  }).container.textContent;

test('a sample project, which is free, is never over the limits of the plan', () => {
  expect(shown(false).split(membership['membership.use.over'])).toHaveLength(4);
  const sample = shown(true);
  expect(sample).not.toContain(membership['membership.use.over']);
  expect(sample).toContain('43Calvora · 示例数据');
});
