import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AssistantApi } from '../shapes/AssistantApi.ts';
import { actions } from './workTools.ts';

const selection = { start_time: '2026-03-04', end_time: '2026-03-10' };
const board = {
  ...{ start_time: '2026-02-11', end_time: '2026-03-10' },
  ...{ previous_start_time: '2026-01-14', previous_end_time: '2026-02-10' },
};

function action(id: string, rule: string, kind: string) {
  const none = {
    topic_id: null,
    platform_id: null,
    url: null,
    page_title: null,
    host: null,
    fact_id: null,
    fact: null,
  };
  const unset = { reason: null, assignee_id: null, due: null, notes: '', title: null, changed_at: null };
  return {
    ...{ id, rule, kind, effort: 'small', demand: null, priority: 1, answers: 57, selection, column: 'todo' },
    ...{ prompt_ids: [], prompts: [], pages: [], rival_ids: [], figures: [], measure_id: null, mostly_in: null },
    ...{ first_seen: '2026-03-04T08:00:00.000Z', changed_by_person: false, gone: false, ...none, ...unset },
  };
}

test('an action about a drop tells the days of its figures, which are not those of the board', async () => {
  const list = [
    action('drop', 'investigate_drop', 'investigate'),
    action('listing', 'earn_inclusion', 'earn'),
    { ...action('own', 'own', 'create'), answers: 0 },
  ];
  const refs = { window: board, brands: [], platforms: [], topics: [], members: [] };
  const api: AssistantApi = {
    consoleUrl: 'https://console.example',
    get: async (_path, schema) => Promise.resolve(v.parse(schema, { ...refs, list })),
  };
  const reply = await actions.run({ project: 'p', page: 1, page_size: 20, time_zone: 'UTC' }, api);
  expect(reply.window).toMatchObject({ start: '2026-02-11' });
  expect(reply.actions).toMatchObject([
    { window: { start: '2026-03-04', end: '2026-03-10', time_zone: 'UTC' }, evidence_answers: 57 },
    { evidence_answers: 57 },
    // One that a person added is based on no answers.
    { evidence_answers: null },
  ]);
  expect(reply).not.toHaveProperty('actions.1.window');
});
