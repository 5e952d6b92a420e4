import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { messages as overview } from '#client/i18n/zh-CN/overview.ts';
import { messages as workplace } from '#client/i18n/zh-CN/workplace.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { createQueryClient } from '#client/queries/queryClient.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';

const at = (value: number) => ({ value, low: 0, high: 1, n: 100, k: 10, numerator: value, denominator: 1 });

const WINDOW = {
  ...{ start_time: '2026-03-04', end_time: '2026-03-10' },
  ...{ previous_start_time: '2026-02-25', previous_end_time: '2026-03-03' },
};

function textWith(window: object, alerts: readonly object[] = []): string {
  const project = { alerts, window, brands: [], platforms: [], topics: [], events: [] } as unknown as WorkplaceProject;
  const { container } = renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <AlertsPanel project={project} onOpen={() => undefined} />
    </QueryClientProvider>,
    { messages: { ...figures, ...filters, ...overview, ...workplace } },
  );
  return container.textContent;
}

test('a change of the prompts asked in both periods says so where the figures beside it differ by another amount', () => {
  const alert = {
    ...{ id: 'a', rule: 'own_rise', severity: 'low', date: null, value: null, domain: null },
    ...{ brand_id: null, platform_id: null, topic_id: null, measure: at(0.65), previous: at(0.632) },
    change: { difference: 0.039, low: 0.01, high: 0.07, verdict: 'real' },
  };
  expect(textWith(WINDOW, [alert])).toContain('整体为 +1.8\u00a0百分点');
});

test('the figures of a competitor that overtook are told as its own', () => {
  const alert = {
    ...{ id: 'a', rule: 'rival_overtook', severity: 'medium', date: null, value: 0.3, domain: null, change: null },
    ...{ brand_id: 'Tessaku', platform_id: null, topic_id: null, measure: at(0.5), previous: at(0.52) },
  };
  expect(textWith(WINDOW, [alert])).toMatch(/Tessaku的可见度\s*52\.0% → 50\.0%/u);
});

test('the zone of the days is told where it is not the reader’s, by whatever name', () => {
  const own = machineZone();
  const other = own === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland';
  expect(textWith({ ...WINDOW, time_zone: other })).toContain(`日期按时区 ${other} 计算`);
  for (const window of [WINDOW, { ...WINDOW, time_zone: own }]) {
    expect(textWith(window)).not.toContain('日期按时区');
  }
});

test('an alert of a kind that is not known is listed without buttons, and is not “no alerts”', () => {
  const alert = {
    ...{ id: 'a', rule: 'unknown', severity: 'high', date: null, value: 3, domain: null, brand_id: null },
    ...{ platform_id: null, topic_id: null, measure: null, previous: null, change: null },
  };
  const text = textWith(WINDOW, [alert]);
  expect(text).toContain(overview['overview.alert.unknown']);
  expect(text).not.toContain(workplace['workplace.alerts.none']);
});
