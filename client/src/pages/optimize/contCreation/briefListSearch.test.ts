import { expect, test } from 'vitest';
import type { BriefRow } from '../../../api/briefSchemas.ts';
import { briefRows, BRIEF_SORTS, defaultView, formatBriefList, parseBriefList } from './briefListSearch.ts';

const row = (id: string, title: string, updated_at: string, open_statistics: number): BriefRow => ({
  id,
  title,
  language: 'zh',
  prompts: 1,
  questions: 2,
  sources: 3,
  open_statistics,
  updated_at,
  created_at: updated_at,
  action_id: null,
  updated_by: '林',
  version: 1,
});
const LIST = [
  row('a', '冬季 Range', '2026-01-01T00:00:00Z', 2),
  row('b', '价格', '2026-01-03T00:00:00Z', 0),
  row('c', '冬季 保养', '2026-01-02T00:00:00Z', 2),
];
const ids = (rows: readonly BriefRow[]) => rows.map(({ id }) => id).join('');

test('any view survives its address, and nonsense is the default', () => {
  for (const key of BRIEF_SORTS)
    for (const q of ['', 'a&b=c', '中文#|'])
      expect(parseBriefList(formatBriefList({ q, sort: { key, order: 'asc' } }))).toEqual({
        q,
        sort: { key, order: 'asc' },
      });
  expect(formatBriefList(defaultView).toString()).toBe('');
  expect(parseBriefList(new URLSearchParams('sort=size.up'))).toEqual(defaultView);
});

test('every word must be there, and what is equal is ordered by its last change', () => {
  expect(ids(briefRows(LIST, defaultView))).toBe('bca');
  expect(ids(briefRows(LIST, { ...defaultView, q: ' 冬季  range ' }))).toBe('a');
  expect(ids(briefRows(LIST, { ...defaultView, q: '林' }))).toBe('bca');
  expect(ids(briefRows(LIST, { q: '', sort: { key: 'open', order: 'desc' } }))).toBe('cab');
  expect(ids(briefRows(LIST, { q: '', sort: { key: 'open', order: 'asc' } }))).toBe('bca');
});
