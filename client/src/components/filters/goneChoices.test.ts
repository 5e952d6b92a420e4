import { expect, it } from 'vitest';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import { goneChoices } from './goneChoices.ts';
import { listsOfPage } from './listFilters.ts';

const LISTS = {
  listsState: 'loaded',
  missingLists: [],
  topics: [{ id: 't1', name: 'Price' }],
  platforms: [{ id: 'p1', name: 'Kimi' }],
  keywords: [{ id: 'k1', label: 'tea' }],
} as const;
const form = { ...defaultFilters('2026-05-28'), topic_ids: ['t1', 'gone'], keyword_ids: 'k9', keywordsLabel: 'old' };

it('tells what the lists do not have, and what the filters are without it', () => {
  expect(goneChoices(form, LISTS)).toEqual([
    { list: 'topics', ids: ['gone'], rest: { topic_ids: ['t1'] } },
    { list: 'keywords', ids: ['k9'], rest: { keyword_ids: '', keywordsLabel: '' } },
  ]);
  expect(goneChoices({ ...form, topic_ids: ['t1'], keyword_ids: 'k1' }, LISTS)).toEqual([]);
});

it('says nothing of lists that the page is not filtered by', () => {
  const ofTopic = listsOfPage({ withoutTopics: true, onePrompt: false });
  expect(goneChoices(form, LISTS, ofTopic).map(({ list }) => list)).toEqual(['keywords']);
  expect(goneChoices(form, LISTS, listsOfPage({ withoutTopics: false, onePrompt: true }))).toEqual([]);
});

it('says nothing of lists that are not known or not offered', () => {
  expect(goneChoices(form, { ...LISTS, listsState: 'loading' })).toEqual([]);
  expect(goneChoices(form, { ...LISTS, missingLists: ['topics'] }).map(({ list }) => list)).toEqual(['keywords']);
});
