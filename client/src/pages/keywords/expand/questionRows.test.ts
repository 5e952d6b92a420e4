import { describe, expect, it } from 'vitest';
import type { ExpandedQuestion } from '#client/api/expandSchemas.ts';
import { questionRows } from './questionRows.ts';

const question = (text: string, changes: Partial<ExpandedQuestion> = {}): ExpandedQuestion => ({
  id: text,
  text,
  origin: 'template',
  keyword_id: 'k',
  intent: 'informational',
  stage: 'awareness',
  persona: null,
  constraint: null,
  region: null,
  answers: null,
  tracked_as: null,
  near: null,
  topic: '',
  ...changes,
});
const list = [
  question('什么是超充？', { tracked_as: 'p1' }),
  question('ＥＶ range 多少', { origin: 'search', answers: 3, topic: 'b', stage: 'use' }),
  question('超充要多少钱？', { near: { id: 'p2', text: '超充多少钱', similarity: 0.9 }, intent: 'transactional' }),
  question('超充 推荐', { origin: 'search', answers: 12, topic: 'a' }),
];
const ALL = { origin: null, onlyNew: false, q: '', sort: null } as const;
const texts = (searchState: Partial<Parameters<typeof questionRows>[1]>): readonly string[] =>
  questionRows(list, { ...ALL, ...searchState }).map(({ text }) => text);

describe('the questions of an expansion', () => {
  it('are those of an origin, those nobody asks yet, those that hold every word of a search', () => {
    expect(texts({ origin: 'search' })).toHaveLength(2);
    expect(texts({ onlyNew: true })).toEqual(['ＥＶ range 多少', '超充 推荐']);
    expect(texts({ q: ' 多少  ev ' })).toEqual(['ＥＶ range 多少']);
  });
  it('come as the server has them until they are sorted; those without the figure stand last either way', () => {
    expect(texts({})).toEqual(list.map(({ text }) => text));
    expect(texts({ sort: { key: 'seen', order: 'desc' } }).slice(0, 2)).toEqual(['超充 推荐', 'ＥＶ range 多少']);
    expect(texts({ sort: { key: 'seen', order: 'asc' } }).slice(0, 2)).toEqual(['ＥＶ range 多少', '超充 推荐']);
    expect(texts({ sort: { key: 'topic', order: 'desc' } })[0]).toBe('ＥＶ range 多少');
    expect(texts({ sort: { key: 'state', order: 'asc' } }).slice(0, 2)).toEqual(['什么是超充？', '超充要多少钱？']);
    expect(texts({ sort: { key: 'stage', order: 'desc' } })[0]).toBe('ＥＶ range 多少');
    expect(texts({ sort: { key: 'intent', order: 'asc' } }).at(-1)).toBe('超充要多少钱？');
  });
});
