import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sourceSortSchema, sourceTableSchema, type SourceTable } from '#client/api/answerIndexSchemas.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { overviewReport } from '../overviewReport.ts';
import { sourceData } from './sourceData.ts';
import { sourceTable, type SourceQuestion } from './sourceTable.ts';

const FIRST: SourceQuestion = { sort: 'citations', order: 'desc', page: 1, page_size: 20 };

function report(table: AnswerTable, question: Partial<SourceQuestion> = {}, query: object = {}): SourceTable {
  const sources = sourceTable(sourceData(table, { ...WEEK, ...query }), { ...FIRST, ...question });
  expect(v.parse(sourceTableSchema, sources)).toEqual(sources);
  return sources;
}

function randomRows(count: number): TestRow[] {
  const random = seededRandom(3);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, () => ({
    prompt: pick([0, 1, 2, 3, 4, 5]),
    platform: pick([0, 1]),
    at: pick(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-13']),
    status: pick(['ok', 'ok', 'ok', 'refused'] as const),
    named: pick(['', 'A', 'AB', 'BC', 'C']),
    cites: pick([
      null,
      [],
      ['a.com/x', 'a.com/y', 'a.com/x'],
      ['b.com/1', 'news.org/1'],
      ['shop.a.com/y', 'forum.net/2'],
      ['forum.net/2', 'forum.net/3', 'wiki.org/1'],
    ]),
  }));
}

const table = tableForTest(randomRows(600));
const all = report(table);
const count = (query: object): number => selectAnswers(table, { ...WEEK, ...query }).length;

describe('rows of cited domains', () => {
  it('agree with the source mix of the overview', () => {
    const { sources } = overviewReport(table, WEEK);
    expect(all.list.map(({ domain, type, citations, share }) => ({ domain, type, citations, share }))).toEqual(
      sources.domains.map(({ domain, type, citations, share }) => ({ domain, type, citations, share })),
    );
    expect(all).toMatchObject({
      total: 5,
      answers_with_citations: sources.answers_with_citations,
      answers_not_captured: sources.answers_not_captured,
    });
    expect(all.list.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1, 12);
  });

  it('stand on the answers that a click opens', () => {
    for (const { domain, answer_rate: rate, named, gap, gap_answers: gaps } of all.list) {
      expect(rate.numerator).toBe(count({ domain }));
      expect(rate.denominator).toBe(count({ cites: 'any' }));
      expect(named).toEqual(
        ['A', 'B', 'C']
          .map((brand) => ({ brand_id: brand, answers: count({ domain, brand_id: brand, mention: 'named' }) }))
          .filter(({ answers }) => answers > 0)
          .sort((a, b) => b.answers - a.answers),
      );
      expect(gaps).toBe(count({ domain, gap: '1' }));
      expect(gap).toBe(gaps > (gaps + count({ domain, mention: 'named' })) / 2);
    }
  });

  it('count prompts and pages once', () => {
    const forum = all.list.find(({ domain }) => domain === 'forum.net');
    expect(forum?.urls).toBe(2);
    expect(all.list.find(({ domain }) => domain === 'a.com')?.urls).toBe(3);
    const prompts = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'];
    expect(forum?.prompts).toBe(prompts.filter((id) => count({ domain: 'forum.net', prompt_id: id }) > 0).length);
  });

  it('draw the share by day, nothing where nothing is cited', () => {
    const day = { start_time: '2026-03-09', end_time: '2026-03-09' };
    for (const { domain, sparkline } of all.list) {
      const ofDay = report(table, {}, day).list.find((row) => row.domain === domain);
      expect(sparkline).toHaveLength(7);
      expect(sparkline[1]).toBeCloseTo(ofDay?.share.value ?? 0, 12);
      expect(sparkline[0]).toBeNull();
    }
  });

  it('say when a domain was first and last cited, whatever the dates asked for', () => {
    const rows = [
      { at: '2026-01-05', cites: ['news.org/1'] },
      { at: '2026-03-10', cites: ['news.org/2'] },
      { at: '2026-04-01', cites: ['news.org/1'] },
      { at: '2026-05-01', cites: ['news.org/1'], status: 'failed' as const },
    ];
    expect(report(tableForTest(rows)).list).toMatchObject([
      { domain: 'news.org', first_cited_at: '2026-01-05T12:00:00.000Z', last_cited_at: '2026-04-01T12:00:00.000Z' },
    ]);
  });

  it('judge the change of the share against the period before', () => {
    const period = (at: string, news: number): TestRow[] =>
      [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
        ...times(news + (prompt % 2), { at, prompt, cites: ['news.org/1'] }),
        ...times(10, { at, prompt, cites: ['forum.net/1'] }),
      ]);
    const moved = tableForTest([...period('2026-03-03', 2), ...period('2026-03-10', 12)]);
    const { list } = report(moved, { sort: 'change', order: 'asc' });
    expect(list.map(({ domain, change }) => [domain, change?.verdict])).toEqual([
      ['forum.net', 'real'],
      ['news.org', 'real'],
    ]);
    const [forum, news] = list;
    expect(news?.change?.difference).toBeCloseTo(75 / 135 - 15 / 75, 12);
    expect(forum?.change?.difference).toBeCloseTo(-(news?.change?.difference ?? 0), 12);
    expect(report(moved, {}, { start_time: '2026-03-01', end_time: '2026-03-07' }).list[0]?.change).toBeNull();
  });
});

describe('sourceTable', () => {
  const names = (question: Partial<SourceQuestion>): string[] =>
    report(table, question).list.map(({ domain }) => domain);

  it.each(sourceSortSchema.options)('sorts by %s, both ways', (sort) => {
    const up = names({ sort, order: 'asc' });
    const down = names({ sort, order: 'desc' });
    expect([...up].sort()).toEqual([...down].sort());
    expect(new Set(up).size).toBe(5);
    const valueOf = (domain: string): number => {
      const row = all.list.find((one) => one.domain === domain);
      const { citations, answer_rate: rate, share, change, prompts, gap, gap_answers: gaps } = row ?? all.list[0]!;
      const last = Date.parse(row?.last_cited_at ?? '');
      const values = {
        citations,
        answers: rate.numerator,
        share: share.value,
        change: change?.difference ?? 0,
        prompts,
      };
      const types = ['own', 'competitor', 'news', 'reference', 'forum'];
      return {
        ...values,
        domain: ['a.com', 'b.com', 'forum.net', 'news.org', 'wiki.org'].indexOf(domain),
        type: types.indexOf(row?.type ?? ''),
        gap: (gap ? 10_000 : 0) + gaps,
        last_cited_at: last,
      }[sort];
    };
    expect(up.map(valueOf)).toEqual(up.map(valueOf).sort((a, b) => a - b));
    expect(down.map(valueOf)).toEqual(down.map(valueOf).sort((a, b) => b - a));
  });

  it('leaves what is searched, of a type, or a gap', () => {
    expect(names({ q: 'ＮＥＷＳ .org' })).toEqual(['news.org']);
    expect(names({ q: 'com news' })).toEqual([]);
    expect(names({ source_type: 'forum' })).toEqual(['forum.net']);
    const gaps = report(table, { gap: '1' });
    expect(gaps.list.map(({ domain }) => domain)).toEqual(
      all.list.filter(({ gap }) => gap).map(({ domain }) => domain),
    );
    expect(gaps.total).toBe(gaps.list.length);
  });

  it('knows a gap by more than half of the answers that name anybody', () => {
    const gap = (rival: number, own: number): boolean | undefined =>
      report(
        tableForTest([
          ...times(rival, { at: '2026-03-10', named: 'B', cites: ['news.org/1'] }),
          ...times(own, { at: '2026-03-10', named: 'AB', cites: ['news.org/1'] }),
          ...times(50, { at: '2026-03-10', named: '', cites: ['news.org/1'] }),
        ]),
      ).list[0]?.gap;
    expect([gap(3, 2), gap(2, 2), gap(0, 0)]).toEqual([true, false, false]);
  });

  it('turns pages without repeating or losing a row', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => names({ page, page_size: 2 }));
    expect(pages).toEqual(names({}));
    expect(report(table, { page: 99 })).toMatchObject({ list: [], total: 5 });
  });

  it('holds without citations and without answers', () => {
    const none = { list: [], total: 0, answers_with_citations: 0 };
    expect(report(tableForTest([]))).toMatchObject({ ...none, answers_not_captured: 0 });
    expect(report(tableForTest([{ at: '2026-03-10' }]))).toMatchObject({ ...none, answers_not_captured: 1 });
    expect(report(table, {}, { start_time: '2020-01-01', end_time: '2020-01-02' })).toMatchObject(none);
  });
});
