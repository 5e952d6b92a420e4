import { expect, test } from 'vitest';
import type { BriefRow } from '#client/api/briefSchemas.ts';
import { briefListSearch } from './briefListSearch.ts';
import { briefRows } from './briefRows.ts';

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

test('every word must be there, and what is equal is ordered by its last change', () => {
  expect(ids(briefRows(LIST, briefListSearch.defaults))).toBe('bca');
  expect(ids(briefRows(LIST, { ...briefListSearch.defaults, q: ' 冬季  range ' }))).toBe('a');
  expect(ids(briefRows(LIST, { ...briefListSearch.defaults, q: '林' }))).toBe('bca');
  expect(ids(briefRows(LIST, { q: '', sort: { key: 'open', order: 'desc' } }))).toBe('cab');
  expect(ids(briefRows(LIST, { q: '', sort: { key: 'open', order: 'asc' } }))).toBe('bca');
});
