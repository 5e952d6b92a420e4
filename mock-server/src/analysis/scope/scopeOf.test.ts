import { describe, expect, it } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { currentWindow } from './reportWindow.ts';
import { scopeOf } from './scopeOf.ts';

const QUERY: FilterQuery = {
  start_time: '2026-03-01',
  end_time: '2026-03-31',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};

const PROMPTS = [
  { text: 'Is Brand A any good?', tags: ['brand', 'review'], keyword_ids: ['k1'] },
  { text: 'Brand B against the others', tags: ['review'], keyword_ids: [] },
  { text: 'Which headphones?', tags: [], keyword_ids: ['k1'] },
  { text: 'Which speaker?', tags: ['review'], keyword_ids: [] },
];

const project: ProjectDefinition = {
  ...tableForTest([]).project,
  prompts: PROMPTS.map((prompt, i) => ({ ...prompt, id: `q${String(i)}`, topic_id: null })),
};

const prompts = (query: Partial<FilterQuery>): number[] | null => {
  const asked = { ...QUERY, ...query };
  const kept = scopeOf(project, asked, currentWindow(asked)).prompts;
  return kept === null ? null : [...kept];
};

describe('scopeOf', () => {
  it('restricts no prompts without a filter on them', () => {
    expect(prompts({})).toBeNull();
  });

  it('tells prompts that name a tracked brand, ours or a rival, from those that name none', () => {
    expect(prompts({ branded: 'branded' })).toEqual([0, 1]);
    expect(prompts({ branded: 'unbranded' })).toEqual([2, 3]);
  });

  it('keeps the prompts of a tag, and none for a tag nobody carries', () => {
    expect(prompts({ tag: 'review' })).toEqual([0, 1, 3]);
    expect(prompts({ tag: 'rev' })).toEqual([]);
  });

  it('asks for all filters at once', () => {
    expect(prompts({ keyword_ids: 'k1', branded: 'unbranded' })).toEqual([2]);
    expect(prompts({ keyword_ids: 'k1', branded: 'unbranded', tag: 'review' })).toEqual([]);
  });
});
