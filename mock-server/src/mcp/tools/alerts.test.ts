import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AssistantApi } from '../shapes/AssistantApi.ts';
import { alerts } from './projectTools.ts';

const days = {
  ...{ start_time: '2026-03-04', end_time: '2026-03-10' },
  ...{ previous_start_time: '2026-02-25', previous_end_time: '2026-03-03' },
};
const measure = { value: 0.4, low: 0.3, high: 0.5, n: 90, k: 9, numerator: 36, denominator: 90 };

function entry(id: string, rule: string, figures: object = {}) {
  const place = { brand_id: null, platform_id: null, topic_id: null, domain: null, date: null, value: null };
  const none = { measure_id: null, subject: null, from: null, to: null, measure: null, previous: null, change: null };
  const at = '2026-03-10T08:00:00.000Z';
  return {
    ...{
      id,
      alert: { ...place, ...none, id, rule, severity: 'low', ...figures },
      names: { brand: '', platform: '', topic: '' },
    },
    ...{ event: null, window: days, state: 'new', tested: true, confirmed: true, first_seen: at, last_seen: at },
    ...{ resolved_at: null, sent_at: null, acknowledged: null, muted: null, unread: true, path: '/answer/index' },
  };
}

/** A server with these open alerts, returned in pages. */
function serverWith(open: readonly object[], muted = 0, evaluated_at: string | null = '2026-03-10T08:00:00.000Z') {
  const api: AssistantApi = {
    consoleUrl: 'https://console.example',
    get: async (_path, schema, { page, page_size: size }) => {
      const from = (Number(page) - 1) * Number(size);
      const reply = {
        ...{ evaluated_at, window: days, time_zone: 'UTC', today: '2026-03-10', tests: 3, muted_kinds: [] },
        ...{ counts: { open: open.length, muted, resolved: 0 } },
        ...{ list: open.slice(from, from + Number(size)), total: open.length },
      };
      return Promise.resolve(v.parse(schema, reply));
    },
  };
  return (args: object = {}) => alerts.run({ project: 'p', ...args }, api);
}

test('no alert is left out in silence, however many there are', async () => {
  const ask = serverWith(
    Array.from({ length: 130 }, (_, number) => entry(`a${String(number)}`, 'own_drop', { measure })),
  );
  const pages = await Promise.all([1, 2, 3].map((page) => ask({ page })));
  expect(pages.flatMap(({ alerts: list }) => list)).toHaveLength(130);
  expect(pages[0]).toMatchObject({ total: 130, pages: 3, next: 'For more, ask for page 2.' });
  expect(pages[2]).not.toHaveProperty('next');
});

test('a figure is called what it is on screen, and a rule without one has none', async () => {
  const { alerts: list } = await serverWith([
    entry('fall', 'own_drop', { measure, previous: measure }),
    entry('refusals', 'refusals_up', { measure }),
    entry('model', 'model_changed'),
  ])();
  expect(list).toMatchObject([
    { now: { measure: 'visibility', value: 0.4 }, before: { measure: 'visibility' } },
    { now: { measure: 'refusal_rate' } },
    { now: null, before: null, change: null },
  ]);
});

test('an alert that compares nothing tells neither of days before nor that there were no data in them', async () => {
  const { alerts: list } = await serverWith([
    entry('wrong', 'contradicted_fact', { measure, subject: 'A warranty of 5 years', from: '5 years', to: '2 years' }),
    entry('thin', 'thin_platform', { measure }),
    entry('fall', 'own_drop', { measure, previous: measure }),
  ])();
  expect(list).toMatchObject([
    { before: null, change: null, now: { measure: 'reach' } },
    { before: null, change: null, now: { measure: 'visibility' } },
    {
      window: { start: days.start_time, end: days.end_time, time_zone: 'UTC' },
      compared_with: { start: days.previous_start_time, end: days.previous_end_time, time_zone: 'UTC' },
      before: { value: 0.4 },
    },
  ]);
  // "From 5 years to 2 years" would read as if the warranty had been shortened.
  expect(list).toMatchObject([
    { fact: 'A warranty of 5 years', right_value: '5 years', answers_say: '2 years' },
    {},
    {},
  ]);
  const text = JSON.stringify(list);
  expect(text.slice(0, text.indexOf('thin_platform'))).not.toContain('"from"');
  expect(text.slice(0, text.indexOf('own_drop'))).not.toMatch(/compared_with|No data/u);
});

test('a rule without a difference, such as a lead, is not told as not comparable', async () => {
  const { alerts: list } = await serverWith([entry('lead', 'rival_overtook', { measure, previous: measure })])();
  expect(list).toMatchObject([{ now: { value: 0.4 }, before: { value: 0.4 }, change: null }]);
});

test('an empty list says why: nothing was found, all is muted, or nobody looked yet', async () => {
  expect(await serverWith([])()).toMatchObject({ note: 'No alerts: nothing needs attention.' });
  expect(await serverWith([], 2)()).toMatchObject({ muted: 2, note: 'No open alerts; some are muted.' });
  expect(await serverWith([], 0, null)()).toMatchObject({ note: 'The project has not been evaluated yet.' });
});
