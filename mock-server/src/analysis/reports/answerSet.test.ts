import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { allRows, tableForTest, type TestRow } from '#server/testing/tableForTest.ts';
import { sumCells } from '../measures/cellSums.ts';
import { measureOf } from '../measures/promptClusters.ts';
import { selectAnswers } from './answerSet.ts';
import { sourceTotals } from './sources/sourceTotals.ts';

const FILTERS = {
  start_time: '2026-03-01',
  end_time: '2026-03-31',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};

function randomRows(count: number): TestRow[] {
  const random = seededRandom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, () => ({
    prompt: pick([0, 1, 2, 3, 4, 5]),
    platform: pick([0, 1]),
    at: pick(['2026-03-02', '2026-03-15', '2026-03-31', '2026-04-01']),
    status: pick(['ok', 'ok', 'ok', 'refused', 'empty'] as const),
    named: pick(['', 'A', 'AB', 'BA', 'CBA', 'C']),
    sentiment: { A: pick(['positive', 'neutral', 'negative'] as const) },
    cites: pick([null, [], ['a.com/x'], ['b.com/1', 'news.org/1'], ['shop.a.com/y', 'a.com/x', 'forum.net/2']]),
  }));
}

const table = tableForTest(randomRows(400));
const inWindow = allRows(table).filter((row) => (table.askedAt[row] ?? 0) < Date.parse('2026-04-01T00:00:00Z'));
const sums = sumCells(table, inWindow);
const count = (query: Parameters<typeof selectAnswers>[1] | object): number =>
  selectAnswers(table, { ...FILTERS, ...query }).length;

describe('selectAnswers agrees with the measures', () => {
  it.each(['A', 'B', 'C'])('for brand %s', (brand_id) => {
    const brand = 'ABC'.indexOf(brand_id);
    const visibility = measureOf(sums, 'visibility', brand);
    expect(count({ brand_id, mention: 'named' })).toBe(visibility?.numerator);
    expect(count({})).toBe(visibility?.denominator);
    expect(count({ brand_id, mention: 'not_named' })).toBe(
      (visibility?.denominator ?? 0) - (visibility?.numerator ?? 0),
    );
    expect(count({ brand_id, mention: 'first' })).toBe(measureOf(sums, 'first_mention_rate', brand)?.numerator);
    const citation = measureOf(sums, 'citation_rate', brand);
    expect(count({ brand_id, cites: 'own' })).toBe(citation?.numerator ?? 0);
    expect(count({ cites: 'any' })).toBe(citation?.denominator);
  });

  it('for sentiment, platforms, topics, prompts and statuses', () => {
    const sentiment = measureOf(sums, 'net_sentiment', 0);
    const [positive, neutral, negative] = (['positive', 'neutral', 'negative'] as const).map((label) =>
      count({ brand_id: 'A', sentiment: label }),
    );
    expect((positive ?? 0) - (negative ?? 0)).toBe(sentiment?.numerator);
    expect((positive ?? 0) + (neutral ?? 0) + (negative ?? 0)).toBe(sentiment?.denominator);
    const cell = measureOf(sums, 'visibility', 0, { platform: 1, topic: 1 });
    expect(count({ platform_ids: ['p1'], topic_ids: ['t1'] })).toBe(cell?.denominator);
    expect(count({ platform_ids: ['p1'], topic_ids: ['t1'], mention: 'named' })).toBe(cell?.numerator);
    const prompts = [0, 1, 2, 3, 4, 5].map((prompt) => count({ prompt_id: `q${String(prompt)}` }));
    expect(prompts.reduce((a, b) => a + b, 0)).toBe(count({}));
    expect(count({ prompt_ids: 'q1,q4' })).toBe((prompts[1] ?? 0) + (prompts[4] ?? 0));
    expect(count({ status: 'refused' })).toBe(sums.statuses[1]);
    expect(count({ status: 'empty' })).toBe(sums.statuses[2]);
  });

  it('for cited domains', () => {
    const totals = sourceTotals(table, inWindow);
    totals.domains.names.forEach((domain, index) => {
      expect(count({ domain })).toBe(totals.answersOfDomain[index]);
      expect(count({ domain, mention: 'not_named' })).toBe(totals.silentAnswers[index]);
    });
    // A gap is an answer that names a competitor and not the own brand.
    totals.domains.names.forEach((domain, index) => {
      expect(count({ domain, gap: '1' })).toBe(totals.rivalAnswers[index]);
    });
    expect(count({ gap: '1' })).toBe(count({ brand_id: 'A', gap: '1' }));
    expect(count({ cites: 'none' }) + count({ cites: 'any' }) + totals.answersNotCaptured).toBe(count({}));
  });
});

describe('selectAnswers', () => {
  const texts = tableForTest([
    { at: '2026-03-02', text: '索尼 WH-1000XM6 降噪很好', cites: ['news.org/1', 'a.com/x'] },
    { at: '2026-03-05', text: 'Sony ＷＨ-1000XM6 is fine', cites: ['shop.a.com/y'] },
    { at: '2026-03-03', text: 'Nothing of the sort', named: 'B' },
  ]);
  const ids = (query: object): string[] =>
    [...selectAnswers(texts, { ...FILTERS, ...query })].map((row) => texts.ids[row] ?? '');

  it('gives the newest first', () => {
    expect(ids({})).toEqual(['a1', 'a2', 'a0']);
  });

  it('searches the text word by word, whatever the case and the width', () => {
    expect(ids({ q: 'wh-1000xm6' })).toEqual(['a1', 'a0']);
    expect(ids({ q: ' SONY  fine ' })).toEqual(['a1']);
    expect(ids({ q: '降噪' })).toEqual(['a0']);
    expect(ids({ q: 'sony sort' })).toEqual([]);
    expect(ids({ q: '  ' })).toHaveLength(3);
  });

  it('takes a registrable domain or a host, and one citation must meet domain and type', () => {
    expect(ids({ domain: 'a.com' })).toEqual(['a1', 'a0']);
    expect(ids({ domain: 'SHOP.a.com' })).toEqual(['a1']);
    expect(ids({ source_type: 'news' })).toEqual(['a0']);
    expect(ids({ source_type: 'news', domain: 'a.com' })).toEqual([]);
  });

  it('takes one page, or all pages below a folder', () => {
    const pages = tableForTest([
      { cites: ['b.com/guide'] },
      { cites: ['b.com/guide/one', 'b.com/guide/one/two'] },
      { cites: ['b.com/guidebook'] },
      { cites: ['b.com/guide?page=2'] },
      { cites: ['b.com'] },
      { cites: ['shop.b.com/guide/one'] },
    ]);
    const found = (query: object): string[] =>
      [...selectAnswers(pages, { ...FILTERS, ...query })].map((row) => pages.ids[row] ?? '').sort();
    expect(found({ url: 'https://b.com/guide' })).toEqual(['a0']);
    expect(found({ url_prefix: 'https://b.com/guide/' })).toEqual(['a1']);
    expect(found({ url_prefix: 'https://b.com/guide' })).toEqual(['a0', 'a1', 'a3']);
    expect(found({ url_prefix: 'https://b.com/' })).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    expect(found({ url_prefix: 'https://b.com/guide/', domain: 'shop.b.com' })).toEqual([]);
    expect(found({ url: 'https://b.com/none' })).toEqual([]);
  });

  it('takes the answers that a search was run for', () => {
    const searched = {
      ...texts,
      searches: new Map([
        [0, ['降噪耳机 推荐 ']],
        [2, ['降噪耳机', '降噪耳机 推荐']],
      ]),
    };
    const found = [...selectAnswers(searched, { ...FILTERS, search: '降噪耳机 推荐' })];
    expect(found.map((row) => searched.ids[row])).toEqual(['a1', 'a0']);
  });

  it('selects nothing for unknown ids', () => {
    expect(ids({ brand_id: 'Z' })).toEqual([]);
    expect(ids({ brand_id: 'Z', mention: 'not_named' })).toEqual([]);
    expect(ids({ brand_id: 'Z', gap: '1' })).toEqual([]);
    expect(ids({ prompt_id: 'Z' })).toEqual([]);
    expect(ids({ domain: 'nowhere.org' })).toEqual([]);
  });

  it('speaks of the own brand without an id', () => {
    expect(ids({ mention: 'not_named' })).toHaveLength(3);
    expect(ids({ cites: 'own' })).toEqual(['a1', 'a0']);
  });
});
