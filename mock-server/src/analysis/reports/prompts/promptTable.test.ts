import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { promptSortSchema, promptTableSchema, type PromptTable } from '#client/api/promptSchemas.ts';
import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { overviewReport } from '../overviewReport.ts';
import { promptData } from './promptData.ts';
import { promptTable, type PromptTableRequest } from './promptTable.ts';

const QUERY: FilterQuery = {
  start_time: '2026-03-04',
  end_time: '2026-03-10',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};
const BEFORE = '2026-03-01';
const ALL: PromptTableRequest = {
  sort: 'text',
  order: 'asc',
  q: '',
  view: 'all',
  rival: null,
  status: null,
  intent: null,
  page: 1,
  size: 500,
};

/** The table of these rows, with overrides for prompts. */
function tableOf(rows: readonly TestRow[], prompts: readonly Partial<Prompt>[] = []): AnswerTable {
  const table = tableForTest(rows);
  const { project } = table;
  const changed = project.prompts.map((prompt, index) => ({ ...prompt, ...prompts[index] }));
  return { ...table, project: { ...project, prompts: changed } };
}

function ask(table: AnswerTable, request: Partial<PromptTableRequest> = {}, query: Partial<FilterQuery> = {}) {
  return v.parse(promptTableSchema, promptTable(promptData(table, { ...QUERY, ...query }), { ...ALL, ...request }));
}

const idsOf = ({ list }: PromptTable): string[] => list.map(({ id }) => id);
const rowOf = ({ list }: PromptTable, id: string) => list.find((row) => row.id === id);

/** Prompt 0 is mixed, 1 the own brand's, 2 a competitor's, 3 refused, 4 contradictory; 5 has no answers. */
const MIXED: readonly TestRow[] = [
  ...times(12, { prompt: 0, platform: 0, named: 'AB', sentiment: { A: 'positive' }, cites: ['news.org/x'] }),
  ...times(12, { prompt: 0, platform: 1, named: 'BA', sentiment: { A: 'negative' }, cites: ['a.com/x', 'b.com/y'] }),
  ...times(20, { prompt: 0, platform: 0, named: 'B', cites: [] }),
  ...times(40, { prompt: 0, platform: 0, named: 'AB', at: BEFORE }),
  ...times(15, { prompt: 1, named: 'A', cites: ['news.org/x'], at: '2026-03-09' }),
  ...times(15, { prompt: 1, named: 'A', at: BEFORE }),
  ...times(15, { prompt: 2, named: 'C', cites: ['a.com/x'], at: '2026-03-08' }),
  ...times(3, { prompt: 2, named: 'B', at: BEFORE }),
  ...times(12, { prompt: 3, status: 'refused' }),
  ...times(5, { prompt: 3, named: 'A' }),
  ...['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B', 'C', 'AB', 'C', 'BC'].map((named) => ({ prompt: 4, named })),
];

describe('a row', () => {
  const table = tableOf(MIXED);
  const reply = ask(table);

  it('counts the answers to the prompt and has their interval, which is wider on fewer answers', () => {
    const { answers, refused, visibility, platforms } = rowOf(reply, 'q0') ?? {};
    expect([answers, refused]).toEqual([44, 0]);
    expect(visibility).toMatchObject({ numerator: 24, denominator: 44, n: 44, k: 1 });
    expect(visibility?.low).toBeGreaterThan(0.38);
    expect(visibility?.high).toBeLessThan(0.7);
    expect(platforms).toEqual([
      { named: 12, answers: 32 },
      { named: 12, answers: 12 },
    ]);
    const { visibility: sure } = rowOf(reply, 'q1') ?? {};
    expect(sure?.value).toBe(1);
    expect(sure?.low).toBeGreaterThan(0.6);
    expect(sure?.low).toBeLessThan(0.9);
  });

  it('has every measure of the prompt alone', () => {
    const row = rowOf(reply, 'q0');
    expect(row?.share_of_voice).toMatchObject({ numerator: 24, denominator: 24 + 44, n: 44 });
    expect(row?.average_position).toMatchObject({ value: 1.5, n: 24 });
    expect(row?.position_histogram).toEqual([12, 12, 0, 0]);
    expect(row?.net_sentiment).toMatchObject({ value: 0, n: 24 });
    expect(row?.citation_rate).toMatchObject({ numerator: 12, denominator: 24 });
    expect(row?.stability?.value).toBeGreaterThan(0.6);
    expect(row?.leader_ids).toEqual(['B', 'A']);
    expect(row?.last_asked_at).toBe('2026-03-10T12:00:00.000Z');
  });

  it('says what moved against the period before, where both have answers enough', () => {
    const { change } = rowOf(reply, 'q0') ?? {};
    expect(change?.difference).toBeCloseTo(24 / 44 - 1, 12);
    expect(change?.verdict).toBe('real');
    expect(rowOf(reply, 'q1')?.change).toBeNull();
  });

  it('of a prompt without answers has no figures and is thin', () => {
    expect(rowOf(reply, 'q5')).toMatchObject({
      answers: 0,
      refused: 0,
      platforms: [null, null],
      visibility: null,
      change: null,
      share_of_voice: null,
      average_position: null,
      position_histogram: [0, 0, 0, 0],
      net_sentiment: null,
      citation_rate: null,
      stability: null,
      status: 'thin',
      leader_ids: [],
      last_asked_at: null,
    });
  });

  it('has its status', () => {
    expect(reply.list.map(({ status }) => status)).toEqual(['lost', 'won', 'lost', 'refused', 'unstable', 'thin']);
  });

  it('keeps null apart from zero: citations not captured, and captured none', () => {
    expect(rowOf(reply, 'q4')?.citation_rate).toBeNull();
    expect(rowOf(reply, 'q2')?.citation_rate?.value).toBe(1);
  });
});

describe('the rows together', () => {
  const table = tableOf(MIXED);

  it('add up to the overview', () => {
    const overview = overviewReport(table, QUERY);
    const { list, scope } = ask(table);
    expect(scope).toEqual(overview.scope);
    const own = overview.tiles.find(({ measure_id: id }) => id === 'visibility')?.measure;
    expect(list.reduce((sum, row) => sum + (row.visibility?.numerator ?? 0), 0)).toBe(own?.numerator);
    expect(list.reduce((sum, row) => sum + row.answers, 0)).toBe(scope.answers.ok);
    expect(list.reduce((sum, row) => sum + row.refused, 0)).toBe(scope.answers.refused);
  });

  it('are those that the filters leave, with answers or without', () => {
    expect(idsOf(ask(table, {}, { topic_ids: ['t1'] }))).toEqual(['q3', 'q4', 'q5']);
    const one = ask(table, {}, { platform_ids: ['p1'] });
    expect(one.total).toBe(6);
    expect(one.platforms).toEqual([{ id: 'p1', name: 'Engine 1' }]);
    expect(one.list.map(({ platforms }) => platforms)).toEqual([
      [{ named: 12, answers: 12 }],
      [null],
      [null],
      [null],
      [null],
      [null],
    ]);
    expect(idsOf(ask(tableOf(MIXED, [{ topic_id: null }]), {}, { topic_ids: ['t0'] }))).toEqual(['q1', 'q2']);
  });

  it('of no answers at all are still there', () => {
    const empty = ask(tableOf([]));
    expect(empty.total).toBe(6);
    expect(empty.scope.project_first_date).toBeNull();
  });
});

describe('views', () => {
  const table = tableOf(MIXED);
  const inView = (view: PromptTableRequest['view'], rival: number | null = null): string[] =>
    idsOf(ask(table, { view, rival }));

  it('lost to a rival, or to anybody', () => {
    expect(inView('lost_to', 2)).toEqual(['q2', 'q4']);
    expect(inView('lost_to', 1)).toEqual(['q0', 'q4']);
    expect(inView('lost_to')).toEqual(['q0', 'q2', 'q4']);
  });

  it('cited and not named, named and not cited', () => {
    expect(inView('cited_not_named')).toEqual(['q2']);
    // No citations of prompts 3 and 4 were captured: whether the own brand was cited is unknown.
    expect(inView('named_not_cited')).toEqual(['q1']);
  });

  it('unstable', () => {
    expect(inView('unstable')).toEqual(['q4']);
  });

  it('a new rival: named now and not before, if there was a before', () => {
    expect(inView('new_rival')).toEqual(['q2']);
  });
});

describe('search and filters', () => {
  const texts = ['哪个牌子的续航好', 'Which brand lasts?', '为什么续航会掉', '多少钱', '官网', 'x'];
  const table = tableOf(
    MIXED,
    texts.map((text) => ({ text })),
  );

  it('narrow one another', () => {
    expect(idsOf(ask(table, { q: '续航' }))).toHaveLength(2);
    expect(idsOf(ask(table, { q: '续航', intent: 'informational' }))).toEqual(['q2']);
    expect(idsOf(ask(table, { q: '续航', status: 'won' }))).toEqual([]);
    expect(idsOf(ask(table, { intent: 'transactional' }))).toEqual(['q3']);
    expect(idsOf(ask(table, { status: 'unstable', view: 'lost_to' }))).toEqual(['q4']);
  });
});

describe('order', () => {
  const table = tableOf(MIXED, [
    { text: '乙', demand: { band: 'low', source: '自报' } },
    { text: '甲', demand: { band: 'very_high', source: '自报' } },
    { text: '丙', topic_id: null },
    { text: '丁', demand: { band: 'medium', source: '自报' } },
    { text: '甲', demand: { band: 'low', source: '自报' } },
    { text: 'x' },
  ]);
  const sorted = (sort: PromptTableRequest['sort'], order: PromptTableRequest['order']): string[] =>
    idsOf(ask(table, { sort, order }));

  it('of text is that of a dictionary, of demand that of its bands, unknown last in both orders', () => {
    expect(sorted('text', 'asc')).toEqual(['q2', 'q3', 'q1', 'q4', 'q0', 'q5']);
    expect(sorted('demand', 'desc')).toEqual(['q1', 'q3', 'q0', 'q4', 'q2', 'q5']);
    expect(sorted('demand', 'asc')).toEqual(['q0', 'q4', 'q3', 'q1', 'q2', 'q5']);
    expect(sorted('topic', 'desc')).toEqual(['q3', 'q4', 'q5', 'q0', 'q1', 'q2']);
    expect(sorted('status', 'asc')).toEqual(['q1', 'q0', 'q2', 'q4', 'q3', 'q5']);
    expect(sorted('last_asked_at', 'asc')).toEqual(['q2', 'q1', 'q0', 'q3', 'q4', 'q5']);
  });

  it.each(promptSortSchema.options)('by %s is that of what the rows show', (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const { list } = ask(table, { sort, order });
      const shown = list.map((row) => {
        const cell = row[sort === 'topic' ? 'topic_id' : sort];
        if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
        if ('difference' in cell) return cell.difference;
        return 'value' in cell ? cell.value : cell.band;
      });
      const firstNull = shown.indexOf(null);
      const known = firstNull < 0 ? shown : shown.slice(0, firstNull);
      expect(shown.slice(known.length).every((cell) => cell === null)).toBe(true);
      const numbers = known.flatMap((cell) => (typeof cell === 'number' ? [cell] : []));
      expect(numbers).toEqual([...numbers].sort((a, b) => (order === 'asc' ? a - b : b - a)));
    }
  });

  it('pages follow one another without overlap', () => {
    const pages = [1, 2, 3].map((page) => ask(table, { sort: 'demand', order: 'desc', page, size: 2 }));
    expect(pages.flatMap(idsOf)).toEqual(sorted('demand', 'desc'));
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
    expect(ask(table, { page: 9, size: 2 })).toMatchObject({ list: [], total: 6 });
  });
});

it('names the tags of the project once, in order', () => {
  const table = tableOf([], [{ tags: ['推荐', '对比'] }, { tags: ['对比'] }]);
  expect(ask(table).tags).toEqual(['对比', '推荐']);
});
