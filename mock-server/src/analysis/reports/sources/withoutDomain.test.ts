import { describe, expect, it } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import { answerMeasure } from '#server/analysis/measures/answerMeasures.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import { measureOf } from '#server/analysis/measures/promptClusters.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { allRows, tableForTest, times } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import { answerIndexReport } from '../answerIndexReport.ts';
import { whyMoved } from '../changes/whyMoved.ts';
import { overviewReport } from '../overviewReport.ts';
import { promptData } from '../prompts/promptData.ts';
import { promptReport } from '../prompts/promptReport.ts';
import { promptTable } from '../prompts/promptTable.ts';
import { topicReport } from '../topics/topicReport.ts';
import { topicTable } from '../topics/topicTable.ts';

const rows = [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
  ...times(6, { prompt, at: '2026-03-10', named: 'AB', cites: ['news.org/1', 'b.com/1'] }),
  ...times(6, { prompt, at: '2026-03-04', named: 'AB', cites: ['news.org/1'] }),
]);
const whole = tableForTest(rows);

/** The same table without a domain of the own brand. */
const table: AnswerTable = {
  ...whole,
  project: {
    ...whole.project,
    brands: whole.project.brands.map((brand) => (brand.own ? { ...brand, domains: [] } : brand)),
  },
};
const data = promptData(table, WEEK);

type Tiles = readonly {
  readonly measure_id: string;
  readonly measure: Measure | null;
  readonly change: object | null;
}[];
const rateOf = (tiles: Tiles) => tiles.find(({ measure_id: id }) => id === 'citation_rate');

describe('citation measures of a brand without a domain', () => {
  it('are nothing, where with a domain they would be 0', () => {
    expect(measureOf(sumCells(whole, allRows(whole)), 'citation_rate', 0)?.value).toBe(0);
    const sums = sumCells(table, allRows(table));
    expect(measureOf(sums, 'citation_rate', 0)).toBeNull();
    expect(measureOf(sums, 'citation_share', 0)).toBeNull();
    expect(answerMeasure(table, allRows(table), 'citation_rate')).toBeNull();
    expect(measureOf(sums, 'citation_rate', 1)?.value).toBe(0.5);
  });

  it.each([
    ['the overview', () => overviewReport(table, WEEK).tiles],
    ['a topic', () => topicReport(table, WEEK, 0).tiles],
    ['a prompt', () => promptReport(data, WEEK, 0).tiles],
    ['the platforms', () => answerIndexReport(table, WEEK).rows[0]?.measures ?? []],
  ])('are nothing in %s, and have not changed', (_where, tiles) => {
    expect(rateOf(tiles())).toMatchObject({ measure: null, change: null });
  });

  it('are nothing in tables, and the brand says that it has no domain', () => {
    const topics = topicTable(table, WEEK);
    expect(topics.list.map(({ citation_rate: rate }) => rate)).toEqual(topics.list.map(() => null));
    expect(topics.brands.map(({ no_domain: none }) => none)).toEqual([true, undefined, undefined]);
    const figures = topicReport(table, WEEK, 0).brand_figures;
    expect(figures.map(({ brand_id: id, citation_rate: rate }) => [id, rate?.value])).toEqual(
      expect.arrayContaining([
        ['A', undefined],
        ['B', 1],
      ]),
    );
  });

  it('are not split, and no prompt counts as named but not cited', () => {
    const moved = whyMoved(table, WEEK, { measure_id: 'citation_rate', by: 'platform' });
    expect(moved).toMatchObject({ before: null, after: null, change: null });
    const request = {
      sort: 'text',
      order: 'asc',
      q: '',
      rival: null,
      status: null,
      intent: null,
      page: 1,
      size: 20,
    } as const;
    const listed = promptTable(data, { ...request, view: 'named_not_cited' });
    expect(listed.total).toBe(0);
    expect(promptTable(promptData(whole, WEEK), { ...request, view: 'named_not_cited' }).total).toBe(6);
    expect(promptTable(data, { ...request, view: 'all' }).list[0]?.citation_rate).toBeNull();
  });
});
