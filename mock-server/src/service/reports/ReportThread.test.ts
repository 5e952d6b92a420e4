import { afterAll, expect, test, vi } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { retableAnswers } from '#server/analysis/table/retableAnswers.ts';
import { TrafficCounter } from '#server/analysis/traffic/TrafficCounter.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { largeProject } from '#server/testing/largeProject.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { NEVER } from '../Stop.ts';
import { computeReport, reportFunctions } from './reportFunctions.ts';
import type { AskedOf, ReportName } from './reportFunctions.ts';
import { ReportThread, ThreadLostError } from './ReportThread.ts';

// Starting a thread is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const SIZE = { answers: 3000, prompts: 300, topics: 40, platforms: 4, brands: 6, aliases: 3 };
const { project, answers } = largeProject(SIZE);
const details = { model: 'model-1', details: { country: 'CN' }, sentiments: { b1: 'negative' } } as const;
const table = buildTable(
  project,
  answers.map((answer, index) => (index % 3 === 0 ? { ...answer, ...details } : answer)),
);
const query: FilterQuery = {
  ...{ start_time: '2026-02-10', end_time: TODAY, topic_ids: [], platform_ids: [], keyword_ids: '' },
  time_zone: 'Asia/Shanghai',
};
const change = {
  ...{ id: 'c', url: 'https://brand0.example/', title: 'A page', kind: 'new', published_on: '2026-02-20', notes: '' },
  ...{ prompt_ids: ['p1', 'p2', 'p3'], draft_id: null, before_text: null, after_text: null, action_id: null },
} as unknown as AskedOf<'effect'>[0];
const fact = {
  ...{ id: 'f', brand_id: 'b0', subject: ['price'], value: '300 dollars', valid_from: null, valid_to: null },
  ...{ source_url: '', note: '' },
} as unknown as AskedOf<'facts'>[1]['facts'][number];

const ownPage = {
  ...{ id: 'own-1', url: 'https://site7.example/page/7', title: 'Which product is best?', language: 'en', facts: {} },
  ...{ fetched_at: null, problem: null, text: '# Which product 1 is best for need 1?', prompt_ids: ['p1', 'p2'] },
  ...{ prompts_chosen: false, source: 'typed' },
} as unknown as AskedOf<'ownPage'>[1];

const counter = new TrafficCounter();
counter.add(20_500, 'crawler:gptbot', 'https://brand0.example/a', 200, 3);
counter.add(20_501, 'utm:chatgpt', 'https://brand0.example/b', 404, 1);
const traffic = { kind: 'import', log: counter.toLog({ timeZone: 'UTC', spans: [], imports: [] }) } as const;

const ASKED: { readonly [N in ReportName]: AskedOf<N> } = {
  overview: [query, []],
  models: [query],
  card: [{ today: TODAY, timeZone: 'UTC' }],
  alerts: [
    { today: TODAY, timeZone: 'UTC' },
    { facts: [fact], marks: [] },
  ],
  answerIndex: [query],
  topics: [query],
  sources: [query, { sort: 'citations', order: 'desc', page: 1, page_size: 50 }],
  change: [query, { measure_id: 'visibility', by: 'prompt' }],
  prompts: [
    query,
    {
      ...{ sort: 'text', order: 'asc', q: '', view: 'all', rival: null, status: null, intent: null },
      ...{ page: 1, size: 100 },
    } as const,
  ],
  prompt: [query, 7],
  topic: [query, 3],
  domain: [query, 'site7.example'],
  traffic: [query, traffic],
  trafficPages: [
    query,
    { ...traffic, version: 1 },
    {
      view: { view: 'pages', q: '', gap: null },
      order: { sort: 'hits', order: 'desc', page: 1, page_size: 50 },
    },
  ],
  inventory: [query, [ownPage]],
  ownPage: [query, ownPage],
  citedPages: [query, [ownPage.url]],
  competitors: [query],
  suggestions: [query, []],
  perception: [query, []],
  facts: [query, { facts: [fact], marks: [] }],
  brief: [
    ['p1', 'p2'],
    {
      window: { start_time: '2026-02-10', end_time: TODAY, time_zone: 'Asia/Shanghai' },
      themes: [],
      facts: [{ ...fact, source: '', severity: 'high' }],
    },
  ],
  actions: [
    query,
    {
      facts: [fact],
      marks: [],
      alerted: { query, drops: [{ measure_id: 'visibility', platform_id: null, topic_id: null }] },
    },
  ],
  insights: [query],
  insight: [query, { kind: 'persona', id: 'anybody' }],
  traits: [query, { sort: 'visibility', order: 'desc', q: '', page: 1, page_size: 50 }],
  finding: [change, { others: [change], today: TODAY, timeZone: 'UTC' }],
  effect: [change, { others: [change], today: TODAY, timeZone: 'UTC' }],
  keywords: [query, []],
  expansion: [
    [{ id: 'k1', label: 'Keyword 1' }],
    {
      language: 'en',
      intents: [],
      stages: [],
      personas: [],
      constraints: [],
      regions: [],
    } as unknown as AskedOf<'expansion'>[1],
    'UTC',
  ],
  expansionImpact: [[{ text: 'Which is best?', topic: 'Topic 1' }]],
};
const NAMES = Object.keys(reportFunctions) as ReportName[];

const thread = new ReportThread(0);
afterAll(() => {
  thread.close();
});
const waiting = () => new AbortController().signal;
const direct = (name: ReportName, of: AnswerTable) => computeReport<ReportName>(name, of, ASKED[name], NEVER);
const there = (name: ReportName, of: AnswerTable) => thread.run<ReportName>(name, of, ASKED[name], waiting());

test.each(NAMES)('the thread computes %s to the last digit as it is computed here', async (name) => {
  const here = await direct(name, table);
  expect(JSON.stringify(await there(name, table))).toBe(JSON.stringify(here));
});

test('a table that people changed is told apart from the one it was made of', async () => {
  const [first, ...others] = project.prompts;
  const edited = retableAnswers(table, { ...project, prompts: others, brands: table.project.brands });
  expect(first).toBeDefined();
  expect(edited.count).toBeLessThan(table.count);
  for (const of of [edited, table]) {
    expect(JSON.stringify(await there('overview', of))).toBe(JSON.stringify(await direct('overview', of)));
  }
});

test('what a report throws is thrown here', async () => {
  const wrong = thread.run('overview', table, [{ ...query, time_zone: 'Nowhere/Nowhere' }, []], waiting());
  await expect(wrong).rejects.toThrow(RangeError);
});

test('a report nobody waits for ends with its thread, and the others are computed by the next', async () => {
  await there('card', table);
  const leaving = Array.from({ length: 40 }, () => new AbortController());
  // So many that at least one has started when its caller leaves.
  const left = leaving.map(({ signal }, day) =>
    thread.run(
      'card',
      table,
      [{ today: `2026-01-${String((day % 28) + 1).padStart(2, '0')}`, timeZone: 'UTC' }],
      signal,
    ),
  );
  const other = thread.run('competitors', table, [query], waiting());
  const told = Promise.allSettled(left);
  await new Promise((resolve) => setTimeout(resolve, 30));
  for (const one of leaving) one.abort();
  expect((await told).at(-1)?.status).toBe('rejected');
  expect(await other).toEqual(await direct('competitors', table));
  expect(await there('card', table)).toEqual(await direct('card', table));
});

test('texts that only this thread can read are not sent', async () => {
  const own = { ...table, texts: { text: () => '' } };
  await expect(thread.run('card', own, [{ today: TODAY, timeZone: 'UTC' }], waiting())).rejects.toThrow(
    ThreadLostError,
  );
});
