import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { messages } from '#client/i18n/zh-CN/traffic.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { hasNoLog } from './hasNoLog.ts';
import { TrafficNote } from './TrafficNote.tsx';
import { TrafficTiles } from './TrafficTiles.tsx';

const step = { pages: 0, all: 0 };
const totals = {
  hits: 8,
  training: 8,
  index: 0,
  user: 0,
  hit_errors: 2,
  crawlers: 1,
  visits: 1,
  visit_errors: 1,
  engines: 1,
};
const report = {
  ...{ source: 'import', start_time: '2026-03-02', end_time: '2026-03-08', time_zone: 'Asia/Shanghai' },
  ...{ first_date: '2026-01-05', last_date: '2026-01-05', uncovered_days: 7, totals, previous: null },
  funnel: { crawled: step, cited: step, named: step, visited: step },
} as unknown as Traffic;

test('days without a log are unknown: no zeros, and a way to the days of the log, a single one written once', async () => {
  const onDays = vi.fn();
  const draw = (
    <>
      <TrafficNote report={report} isUnknown={hasNoLog(report)} onDays={onDays} />
      <TrafficTiles report={report} isUnknown={hasNoLog(report)} />
    </>
  );
  renderForTest(draw, { messages: { ...messages, ...filters } });
  for (const tile of screen.getAllByRole('article')) expect(tile.textContent).toMatch(/–所选日期没有日志$/u);
  expect(screen.getByText(/^日志覆盖 2026年1月5日，/u)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^查看 / }));
  expect(onDays).toHaveBeenCalledWith({ start_time: '2026-01-05', end_time: '2026-01-05' });
});

test('the share of errors is that of all requests they are counted in', () => {
  const covered = { ...report, uncovered_days: 0 };
  renderForTest(<TrafficTiles report={covered} isUnknown={false} />, { messages });
  // Two of eight requests and one of two visits.
  expect(screen.getByRole('article', { name: '错误' }).textContent).toContain('3占请求与访问（含失败）的 30.0%');
});
