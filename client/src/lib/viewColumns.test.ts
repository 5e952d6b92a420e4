import { expect, test } from 'vitest';
import { addressedColumns, parseColumns, withChosenColumns, withoutColumns } from './viewColumns.ts';

const chosen = { 'answerIndex.prompts': { asked: true, rate: false, 'a,b:c': true } } as const;
const read = (tableId: string) => (tableId === 'answerIndex.prompts' ? chosen[tableId] : {});

test('columns that were chosen come back from the address of the page', () => {
  const search = withChosenColumns('/answer/index', '?sort=text.asc', read);
  expect(new URLSearchParams(search).get('sort')).toBe('text.asc');
  const text = addressedColumns(search, 'answerIndex.prompts');
  expect(parseColumns(text ?? '')).toEqual(chosen['answerIndex.prompts']);
  expect(addressedColumns(search, 'answerIndex.topics')).toBeNull();
});

test('what the address says itself stays, and a page without such tables gets nothing', () => {
  const own = '?columns=answerIndex.prompts%3Astatus';
  expect(withChosenColumns('/answer/index', own, read)).toBe('columns=answerIndex.prompts%3Astatus');
  expect(withChosenColumns('/overview/index', '?a=1', read)).toBe('a=1');
});

test('the columns of one table are taken out, those of others stay', () => {
  expect(withoutColumns('?columns=a%3Ax&q=1&columns=b%3Ay', 'a')).toBe('?q=1&columns=b%3Ay');
  expect(withoutColumns('?columns=a%3Ax', 'a')).toBe('');
});

test.each(['a:', 'a:%E0%A4%A', ':::', '-'])('what makes no sense hides nothing: %s', (text) => {
  expect(Object.values(parseColumns(text)).filter((isShown) => !isShown)).toEqual([]);
});
