import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IssuedReport, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { messages } from '#client/i18n/zh-CN/issued.ts';
import { messages as overview } from '#client/i18n/zh-CN/overview.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { ActionSection, ErrorSection, SourceSection } from './WorkSections.tsx';

test('the day of the board is that of the report’s time zone, as the days of the report are', () => {
  const { stores } = createTestStores();
  const report = { made_at: '2026-03-10T16:53:00.000Z', time_zone: 'Asia/Shanghai' } as unknown as IssuedReport;
  renderForTest(<ActionSection report={report} kind="actions" list={[]} total={0} />, { stores, messages });
  expect(screen.getByText('2026年3月11日的行动看板上没有待办事项')).not.toBeNull();
  expect(screen.queryByText(/0 项/u)).toBeNull();
});

test('an action whose answers are of other days than the board tells them', () => {
  const { stores } = createTestStores();
  const report = { made_at: '2025-11-28T16:53:00.000Z', time_zone: 'UTC' } as unknown as IssuedReport;
  const window = { start_time: '2025-11-01', end_time: '2025-11-28' };
  const list = [
    { id: 'a', title: '查明可见度下降的原因', answers: 57, due: null, days: { ...window, start_time: '2025-11-22' } },
    { id: 'b', title: '争取收录', answers: 20, due: null },
    { id: 'own', title: '写一页说明', due: null },
    { id: 'older', title: '补一页说明', answers: 0, due: null },
  ];
  renderForTest(<ActionSection report={report} kind="actions" list={list} total={4} window={window} />, {
    ...{ stores, messages },
  });
  expect(screen.getByText('2025年11月28日的行动看板共 4 项，依据 2025年11月1日至11月28日的回答')).not.toBeNull();
  const cellOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(cellOf('查明可见度下降的原因')).toContain('57 条回答2025年11月22日至11月28日');
  expect(cellOf('争取收录')).not.toContain('2025年');
  // It is based on no answers, which is not the same as none found.
  expect(cellOf('写一页说明')).toBe('写一页说明––');
  expect(cellOf('补一页说明')).toBe('补一页说明––');
});

test('a report says how many actions it lists only where the board had more', () => {
  const report = { made_at: '2026-03-10T16:53:00.000Z', time_zone: 'UTC' } as unknown as IssuedReport;
  const list = [{ id: 'a', title: '补一页说明', due: null }];
  const noteOf = (total: number) =>
    renderForTest(<ActionSection report={report} kind="actions" list={list} total={total} />, { messages }).container
      .textContent;
  expect(noteOf(9)).toContain('共 9 项，此处列出前 1 项');
  expect(noteOf(1)).not.toContain('此处列出');
});

test('a report on answers without captured citations does not say that they cite no sources', () => {
  const sourcesOf = (notCaptured: number): string => {
    const none = { types: [], domains: [], citations: 0, answers_with_citations: 0 };
    const section = {
      kind: 'sources',
      sources: { ...none, answers_not_captured: notCaptured },
    } as SectionOf<'sources'>;
    return renderForTest(<SourceSection {...section} />, { messages: { ...messages, ...overview } }).container
      .textContent;
  };
  expect(sourcesOf(0)).toContain('这些回答没有引用来源');
  const unknown = sourcesOf(3);
  expect(unknown).toContain('3 条回答没有采集引用');
  expect(unknown).not.toMatch(/这些回答没有引用来源|0/u);
});

test('a report that lists only the first errors says how many there are; an older one does not know', () => {
  const report = { time_zone: 'Asia/Shanghai' } as unknown as IssuedReport;
  const error = { id: 'e', statement: 's', expected: 'x', said: 'y', answers: 1, reach: null };
  const errors = [{ ...error, last_seen_at: '2026-03-10T16:53:00.000Z' }] as unknown as SectionOf<'errors'>['errors'];
  const noteOf = (total: number | null): string => {
    const section = { kind: 'errors', facts: 4, errors, total } as const;
    return renderForTest(<ErrorSection report={report} {...section} />, { messages }).container.textContent;
  };
  expect(noteOf(35)).toContain('已核对 4 条品牌事实；共 35 处错误，此处列出前 1 处');
  expect(noteOf(1)).not.toContain('此处列出');
  expect(noteOf(null)).not.toContain('此处列出');
});
