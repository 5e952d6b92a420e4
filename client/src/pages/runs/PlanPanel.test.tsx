import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import { messages as runs } from '#client/i18n/zh-CN/runs.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { PlanPanel } from './PlanPanel.tsx';
import type { RunsModel } from './useRuns.ts';

const refused = { can_collect: false, plan: null, estimate: null, missed: [] } as unknown as PlanReply;

function textFor(origin: 'sample' | 'provider'): string | null {
  const { stores } = createTestStores();
  runInAction(() => {
    stores.projects.current = { id: 'p1', name: 'P', brand: 'P', has_data: 1, origin };
  });
  const panel = <PlanPanel model={{} as RunsModel} reply={refused} />;
  const { container, unmount } = renderForTest(panel, { stores, messages: { ...runs, ...shell } });
  const { textContent } = container;
  unmount();
  return textContent;
}

test('only a sample project is called one; another that cannot collect is not', () => {
  expect(textFor('sample')).toContain(runs['runs.sample']);
  expect(textFor('provider')).toBe(runs['runs.notHere']);
});
