import { expect, test } from 'vitest';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { IssuedReport, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as issued } from '#client/i18n/zh-CN/issued.ts';
import { messages as overview } from '#client/i18n/zh-CN/overview.ts';
import { messages as reportCharts } from '#client/i18n/zh-CN/reportCharts.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChangesSection, WhySection } from './ReasonSections.tsx';

const measure = (value: number): Measure => ({
  value,
  low: value,
  high: value,
  n: 90,
  k: 9,
  numerator: 90 * value,
  denominator: 90,
});

function textOf(
  verdict: Change['verdict'] | null,
  before: Measure | null = measure(0.4),
  after: Measure | null = measure(0.42),
): string {
  const change = verdict === null ? null : { difference: 0.02, low: -0.01, high: 0.05, verdict };
  const split = { before, after, change, effects: [] };
  const splits = (['platform', 'topic'] as const).map((by) => ({ ...split, by }));
  const section = { kind: 'why', splits } as unknown as SectionOf<'why'>;
  const { container, unmount } = renderForTest(<WhySection {...section} />, {
    messages: { ...figures, ...issued, ...overview, ...reportCharts },
  });
  const { textContent } = container;
  unmount();
  return textContent;
}

test('the parts of a change say that they may be chance where the change may be', () => {
  expect(textOf('noise')).toContain('属于正常波动，各部分也可能只是偶然');
  expect(textOf(null)).toContain('样本不足，还不能判断');
  expect(textOf('real')).not.toMatch(/偶然|样本不足/u);
});

test('without an earlier period there are no parts, which is said once', () => {
  const text = textOf(null, null);
  expect(text.split(overview['overview.changes.noPrevious'])).toHaveLength(2);
  expect(text).not.toContain('相加');
});

test('a report that compares nothing says why alike in both sections', () => {
  const scope = { previous_start_time: '2025-05-01', previous_end_time: '2025-05-07' };
  const report = { brands: [], scope } as unknown as IssuedReport;
  const list = { changes: [], events: [], platforms: [], topics: [] };
  const changesOf = (hasPrevious: boolean | undefined): string => {
    const section = { kind: 'changes', ...list, compares: false, has_previous: hasPrevious } as const;
    const { container, unmount } = renderForTest(<ChangesSection report={report} {...section} />, {
      messages: { ...figures, ...issued, ...overview },
    });
    const { textContent } = container;
    unmount();
    return textContent;
  };
  const [none, few] = [overview['overview.changes.noPrevious'], figures['figures.thinPrevious']];
  expect(changesOf(false)).toContain(none);
  expect(textOf(null, null)).toContain(none);
  expect(changesOf(true)).toContain(few);
  expect(changesOf(undefined)).toContain(few);
});

test('a period without answers does not say that the one before has none', () => {
  const text = textOf(null, measure(0.4), null);
  expect(text).toContain(figures['figures.thinPrevious']);
  expect(text).not.toContain(overview['overview.changes.noPrevious']);
});
