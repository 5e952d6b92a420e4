import { expect, test } from 'vitest';
import { formatInsightSearch, insightNames, parseInsightSearch } from './insightSearch.ts';
import type { InsightPlace } from './insightSearch.ts';

const place: InsightPlace = {
  tab: 'unmet',
  themeSort: { key: 'visibility', order: 'asc' },
  unmetSort: { key: 'text', order: 'asc' },
  kind: 'nobody',
  region: 'CN-BJ',
  language: 'zh',
  promptSort: { key: 'stage', order: 'desc' },
  q: '续航 & 充电 #1|中文',
  persona: 'student',
  stage: 'use',
  editsPersonas: true,
};

test('a place comes back from its address as it was', () => {
  const params = formatInsightSearch(place);
  expect(parseInsightSearch(new URLSearchParams(params.toString()))).toEqual(place);
  expect([...params.keys()].sort()).toEqual([...insightNames].sort());
});

test('the default place has no parameters', () => {
  const usual = parseInsightSearch(new URLSearchParams());
  expect(formatInsightSearch(usual).toString()).toBe('');
});

test('what makes no sense is the default', () => {
  const params = new URLSearchParams('tab=x&sort=text&theme_sort=.&stage=later&kind=&edit=1&unmet_sort=answers.up');
  expect(formatInsightSearch(parseInsightSearch(params)).toString()).toBe('');
});
