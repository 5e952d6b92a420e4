import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { domainDetailSchema, type DomainDetail, type SourceNode } from '#client/api/detailSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { IS, WAS, WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { domainReport, pagesOfDomain } from './domainReport.ts';

function reportOf(table: AnswerTable, name: string, query: Partial<FilterQuery> = {}): DomainDetail {
  const pages = pagesOfDomain(table, name);
  const report = domainReport(table, { ...WEEK, ...query }, name, pages ?? new Uint8Array());
  expect(v.parse(domainDetailSchema, report)).toEqual(report);
  return report;
}

const nodeOf = (report: DomainDetail, id: string): SourceNode | undefined =>
  report.nodes.find((node) => node.id === id);

/** Six prompts, two platforms: news.org is cited in both periods on different pages; forum.net only now. */
const ROWS: TestRow[] = [
  ...[0, 1, 2, 3, 4, 5].flatMap((prompt) => [
    ...times(8, { at: WAS, prompt, named: 'A', cites: ['news.org/guide/old', 'a.com/page'] }),
    ...times(4, { at: IS, prompt, named: 'AB', cites: ['news.org/guide/new', 'm.news.org/x', 'm.news.org/x?p=2'] }),
    ...times(4, { at: IS, prompt, platform: 1, named: 'B', cites: ['forum.net/1', 'news.org/guide/more'] }),
  ]),
  { at: IS, prompt: 0, platform: 1, named: 'BC', cites: ['news.org/guide/new'] },
  { at: IS, prompt: 0, named: 'B', status: 'refused', cites: ['news.org/guide/never'] },
  { at: IS, prompt: 1, named: 'C', cites: [] },
  { at: IS, prompt: 1, named: 'C', cites: null },
  { at: '2026-01-02', prompt: 0, cites: ['news.org/guide/new', 'gone.io/x'] },
];
const TABLE = tableForTest(ROWS);

describe('domainReport', () => {
  const report = reportOf(TABLE, 'news.org');

  it('measures the domain among all that is cited', () => {
    // 24 answers with 3 citations each, 24 with 2, one with 1: 121 citations, 24 of them of the forum.
    expect(report).toMatchObject({ domain: 'news.org', type: 'news', brand_id: null, citations: 97, prompts: 6 });
    expect(report.share).toMatchObject({ numerator: 97, denominator: 121, n: 49, k: 6 });
    expect(report.answer_rate).toMatchObject({ numerator: 49, denominator: 49 });
    expect(report.share_change?.difference).toBeCloseTo(97 / 121 - 0.5, 12);
    expect([report.first_cited_at, report.last_cited_at]).toEqual([
      '2026-01-02T12:00:00.000Z',
      '2026-03-10T12:00:00.000Z',
    ]);
  });

  it('draws the tree down to pages, the most cited first', () => {
    expect(report.nodes.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      ['news.org', null],
      ['news.org/', 'news.org'],
      ['news.org/guide/', 'news.org/'],
      ['https://news.org/guide/new', 'news.org/guide/'],
      ['https://news.org/guide/more', 'news.org/guide/'],
      ['https://news.org/guide/old', 'news.org/guide/'],
      ['m.news.org/', 'news.org'],
      ['https://m.news.org/x', 'm.news.org/'],
      ['https://m.news.org/x?p=2', 'm.news.org/'],
    ]);
  });

  it('tells new, lost, rising and fading places apart', () => {
    const status = (id: string) => nodeOf(report, id)?.status;
    expect(status('https://news.org/guide/new')).toBe('new');
    expect(status('https://news.org/guide/old')).toBe('lost');
    expect(nodeOf(report, 'https://news.org/guide/old')).toMatchObject({ citations: 0, previous_citations: 48 });
    expect(status('news.org')).toBe('steady');
    const back = reportOf(TABLE, 'news.org', {
      start_time: '2026-03-01',
      end_time: '2026-03-07',
      compare_start_time: IS,
      compare_end_time: IS,
    });
    expect(nodeOf(back, 'https://news.org/guide/new')?.status).toBe('lost');
    const half = [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
      ...times(6, { at: WAS, prompt, cites: ['wiki.org/a'] }),
      ...times(6, { at: WAS, prompt, cites: ['wiki.org/b'] }),
      ...times(2, { at: IS, prompt, cites: ['wiki.org/a'] }),
      ...times(10 + (prompt % 2), { at: IS, prompt, cites: ['wiki.org/b'] }),
    ]);
    const moved = reportOf(tableForTest(half), 'wiki.org');
    expect(nodeOf(moved, 'https://wiki.org/a')?.status).toBe('fading');
    expect(nodeOf(moved, 'https://wiki.org/b')?.status).toBe('rising');
    // Cited by one answer in each window, whatever the number of answers: too few for a course.
    const few = [
      { at: WAS, prompt: 0, cites: ['wiki.org/a'] },
      { at: IS, prompt: 0, cites: ['wiki.org/a'] },
      ...[0, 1, 2, 3, 4, 5].flatMap((prompt) => [
        ...times(6, { at: WAS, prompt, cites: ['news.org/1'] }),
        ...times(40, { at: IS, prompt, cites: ['news.org/1'] }),
      ]),
    ];
    expect(nodeOf(reportOf(tableForTest(few), 'wiki.org'), 'https://wiki.org/a')?.status).toBe('steady');
  });

  it('counts answers, not citations, and who is named in them', () => {
    expect(nodeOf(report, 'm.news.org/')).toMatchObject({
      citations: 48,
      answers: 24,
      platform_ids: ['p0'],
      named: [
        { brand_id: 'A', answers: 24 },
        { brand_id: 'B', answers: 24 },
      ],
      gap_answers: 0,
    });
    expect(nodeOf(report, 'https://news.org/guide/more')).toMatchObject({ answers: 24, gap_answers: 24, prompts: 6 });
  });

  it('has as many answers at every place as the list behind it', () => {
    const filterOf = ({ kind, id, url }: SourceNode): AnswerSetQuery => {
      if (kind === 'url') return { url: url ?? '' };
      return kind === 'domain' ? { domain: id } : { url_prefix: `https://${id}` };
    };
    for (const node of report.nodes) {
      const count = (more: AnswerSetQuery) => selectAnswers(TABLE, { ...WEEK, ...filterOf(node), ...more }).length;
      expect([node.id, node.answers, node.gap_answers]).toEqual([node.id, count({}), count({ gap: '1' })]);
      for (const { brand_id, answers } of node.named) {
        expect(answers).toBe(count({ brand_id, mention: 'named' }));
      }
    }
  });

  it('names the prompts behind the gap', () => {
    expect(report.gap_prompts[0]).toEqual({
      prompt_id: 'q0',
      text: 'Question 0',
      answers: 5,
      rivals: [
        { brand_id: 'B', answers: 5 },
        { brand_id: 'C', answers: 1 },
      ],
    });
    expect(report.gap_prompts.reduce((sum, { answers }) => sum + answers, 0)).toBe(report.nodes[0]?.gap_answers);
  });

  it('follows hosts over time and from topic to platform', () => {
    const { hosts_over_time: overTime, flow } = report;
    expect(overTime.series.map(({ host }) => host)).toEqual(['news.org', 'm.news.org']);
    expect(overTime.dates).toHaveLength(7);
    expect(overTime.series[0]?.points).toEqual([null, null, 49 / 121, null, null, null, null]);
    expect(flow.reduce((sum, { citations }) => sum + citations, 0)).toBe(report.citations);
    expect(flow).toContainEqual({ topic_id: 't1', host: 'm.news.org', platform_id: 'p0', citations: 24 });
  });

  it('makes one of the hosts beyond the eight most cited', () => {
    const cites = Array.from({ length: 11 }, (_, i) => `h${String(i)}.wiki.org/x`);
    const many = reportOf(
      tableForTest([{ at: IS, cites }, ...times(2, { at: IS, cites: cites.slice(3) })]),
      'wiki.org',
    );
    expect(many.hosts_over_time.series.map(({ host }) => host)).toEqual([
      ...['h10', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'].map((label) => `${label}.wiki.org`),
      null,
    ]);
    expect(many.flow.find(({ host }) => host === null)?.citations).toBe(3);
  });

  it('can be asked for one host', () => {
    const host = reportOf(TABLE, 'm.news.org');
    expect(host).toMatchObject({ domain: 'm.news.org', citations: 48 });
    expect(host.nodes.map(({ id }) => id)).toEqual(['m.news.org/', 'https://m.news.org/x', 'https://m.news.org/x?p=2']);
    expect(host.nodes[0]?.parent_id).toBeNull();
  });

  it('leaves out what the filters leave out', () => {
    const filtered = reportOf(TABLE, 'news.org', { platform_ids: ['p1'], topic_ids: ['t0'] });
    expect(filtered).toMatchObject({ citations: 13, scope: { answers: { ok: 13 } } });
    expect(filtered.first_cited_at).toBe('2026-03-10T12:00:00.000Z');
  });
});

describe('what replaced our pages', () => {
  it('shows on our domain the lost pages with whatever came instead', () => {
    const { replaced, brand_id: brand } = reportOf(TABLE, 'a.com');
    expect(brand).toBe('A');
    expect(replaced).toMatchObject([{ url: 'https://a.com/page', prompts: 6 }]);
    expect(replaced[0]?.by.map(({ url, answers }) => [url, answers])).toEqual([
      ['https://news.org/guide/new', 25],
      ['https://m.news.org/x', 24],
      ['https://m.news.org/x?p=2', 24],
      ['https://forum.net/1', 24],
      ['https://news.org/guide/more', 24],
    ]);
  });

  it('shows on another domain which of our pages its pages replaced', () => {
    const { replaced } = reportOf(TABLE, 'forum.net');
    expect(replaced).toMatchObject([
      { url: 'https://a.com/page', by: [{ url: 'https://forum.net/1', domain: 'forum.net', answers: 24 }] },
    ]);
  });

  it('is silent while a page is still cited anywhere, and about pages cited there before', () => {
    const still = tableForTest([
      { at: WAS, prompt: 0, cites: ['a.com/page', 'news.org/1'] },
      { at: IS, prompt: 0, cites: ['news.org/1'] },
      { at: IS, prompt: 1, cites: ['a.com/page', 'news.org/2'] },
    ]);
    expect(reportOf(still, 'a.com').replaced).toEqual([]);
    const before = tableForTest([
      { at: WAS, prompt: 0, cites: ['a.com/page', 'news.org/1'] },
      { at: IS, prompt: 0, cites: ['news.org/1'] },
    ]);
    expect(reportOf(before, 'a.com').replaced).toEqual([]);
  });
});

describe('a domain without citations', () => {
  it('is unknown when nothing in the project cites it', () => {
    expect(pagesOfDomain(TABLE, 'nowhere.com')).toBeNull();
    expect(pagesOfDomain(TABLE, 'ews.org')).toBeNull();
  });

  it('is an empty report when the filters leave none', () => {
    const gone = reportOf(TABLE, 'gone.io');
    expect(gone).toMatchObject({ citations: 0, nodes: [], flow: [], gap_prompts: [], share: { value: 0 } });
    expect(gone.first_cited_at).toBe('2026-01-02T12:00:00.000Z');
    const never = reportOf(TABLE, 'gone.io', { topic_ids: ['t1'], start_time: '2026-04-01', end_time: '2026-04-02' });
    expect(never).toMatchObject({ share: null, share_change: null, answer_rate: null, first_cited_at: null });
    expect(never.hosts_over_time.series).toEqual([]);
  });
});
