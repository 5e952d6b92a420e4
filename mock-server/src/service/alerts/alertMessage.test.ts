import { expect, test } from 'vitest';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { alertOf } from '#server/analysis/workplace/alertOf.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { alertMessage } from './alertMessage.ts';

const PROJECT: ProjectDefinition = {
  id: 'p',
  name: 'Calvora',
  brands: [{ id: 'b', name: 'Calvora', own: true, aliases: [], match_case: false, domains: [] }],
  platforms: [],
  topics: [],
  prompts: [],
  keywords: [],
  events: [],
};
const figures = (value: number, low: number, high: number) => ({
  ...{ value, low, high, n: 1200, k: 40 },
  ...{ numerator: 0, denominator: 1 },
});

function messageOf(alert: AlertRecord['alert']): ChannelMessage {
  const record: AlertRecord = {
    ...{ id: `${alert.rule}|b`, alert },
    names: { brand: 'Calvora', platform: '', topic: '' },
    event: null,
    window: {
      start_time: '2026-11-08',
      end_time: '2026-11-14',
      previous_start_time: '2026-11-01',
      previous_end_time: '2026-11-07',
    },
    ...{ tested: alert.change !== null || alert.rule === 'rival_overtook', confirmed: true, times: 2 },
    first_seen: '2026-11-14T01:00:00Z',
    last_seen: '2026-11-14T02:00:00Z',
    ...{ resolved_at: null, sent_at: null, acknowledged: null },
  };
  return alertMessage(PROJECT, record, 'Europe/Berlin');
}

const linesOf = (alert: AlertRecord['alert']): readonly string[] => messageOf(alert).lines['en-US'];

const linesAbout = (measure_id: MeasureId, change: { difference: number; low: number; high: number }) =>
  linesOf({
    ...alertOf({ rule: 'measure_drop', severity: 'high', brand_id: 'b', measure_id, value: change.difference }),
    measure: figures(0.4, 0.35, 0.45),
    previous: figures(0.5, 0.45, 0.55),
    change: { ...change, verdict: 'real' },
  });

test('the difference of shares is told in points with its sign, that of other measures in their own unit', () => {
  expect(linesAbout('visibility', { difference: -0.1, low: -0.15, high: -0.05 })).toContain(
    'Real change: unlikely to be chance (95% interval of the difference -15.0 to -5.0 pts)',
  );
  expect(linesAbout('net_sentiment', { difference: -0.1, low: -0.15, high: -0.05 })).toContain(
    'Real change: unlikely to be chance (95% interval of the difference -0.15 to -0.05)',
  );
});

test('the days are told with their zone, as the page that opens counts in that of its reader', () => {
  expect(linesAbout('visibility', { difference: -0.1, low: -0.15, high: -0.05 }).slice(-2)).toEqual([
    'Nov 8 – Nov 14, 2026, compared with Nov 1 – Nov 7, 2026',
    'Days are counted in the time zone Europe/Berlin',
  ]);
});

test('where the periods asked different prompts, the overall difference is told beside the change', () => {
  const told = (difference: number): readonly string[] =>
    linesAbout('visibility', { difference, low: difference - 0.05, high: difference + 0.05 });
  expect(told(-0.2)).toContain(
    'The change covers the prompts asked in both periods; the overall difference is -10.0 pts',
  );
  expect(told(-0.1).join(' ')).not.toContain('prompts asked in both');
});

test('a new competitor is told with the four weeks that do not mention it', () => {
  const alert = alertOf({ rule: 'new_rival', severity: 'medium', brand_id: 'b', value: 6 });
  expect(linesOf(alert).at(-2)).toBe('Nov 8 – Nov 14, 2026, compared with Oct 11 – Nov 7, 2026');
  expect(messageOf(alert).path).toBe(
    '/answer/index?project=p&start_time=2026-11-08&end_time=2026-11-14&compare_start_time=2026-10-11&compare_end_time=2026-11-07&view=new_rival',
  );
});

test('what is compared with nothing, such as a contradicted fact, tells its own days alone', () => {
  const fact = alertOf({ rule: 'contradicted_fact', severity: 'high', brand_id: 'b', value: 3 });
  expect(linesOf({ ...fact, subject: 'Range', from: '520 km', to: '600 km' })).toEqual([
    'Nov 8 – Nov 14, 2026',
    'Days are counted in the time zone Europe/Berlin',
  ]);
});

test('a share tells of what it is where the title does not say it', () => {
  const told = (rule: 'contradicted_fact' | 'lost_source' | 'new_rival' | 'own_drop'): string | undefined =>
    linesOf({
      ...alertOf({ rule, severity: 'high', brand_id: 'b', value: 3 }),
      measure: figures(0.348, 0.233, 0.484),
    })[0];
  expect(told('contradicted_fact')).toBe(
    'Now: 34.8% of the answers that speak of it (95% interval 23.3 – 48.4%, n 1,200)',
  );
  expect(told('lost_source')).toBe('Now: 34.8% of the answers with citations (95% interval 23.3 – 48.4%, n 1,200)');
  expect(told('new_rival')).toBe('Now: visibility 34.8% (95% interval 23.3 – 48.4%, n 1,200)');
  expect(told('own_drop')).toBe('Now: 34.8% (95% interval 23.3 – 48.4%, n 1,200)');
});

test('the figures of a competitor that overtook are told as its own, and the verdict as that of its lead', () => {
  const alert = alertOf({ rule: 'rival_overtook', severity: 'medium', brand_id: 'b', value: 0.3 });
  const { lines } = messageOf({ ...alert, measure: figures(0.6, 0.5, 0.7), previous: figures(0.62, 0.5, 0.7) });
  expect(lines['en-US'].slice(0, 2)).toEqual([
    'Now: visibility of Calvora 60.0% (95% interval 50.0 – 70.0%, n 1,200)',
    'Before: visibility of Calvora 62.0% (95% interval 50.0 – 70.0%, n 1,200)',
  ]);
  expect(lines['zh-CN'][0]).toBe('现在：Calvora 的可见度 60.0%（95% 区间 50.0 – 70.0%，n 1,200）');
  expect(lines['en-US'][2]).toBe('Real lead: neither it nor the change of the gap is likely to be chance');
  expect([...lines['en-US'], ...lines['zh-CN']].join(' ')).not.toMatch(/Real change|确有变化/u);
});
