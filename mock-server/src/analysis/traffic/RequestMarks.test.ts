import { expect, test } from 'vitest';
import { joinMarks, MarksLeft, marksOf, withinMarks } from './RequestMarks.ts';

test('two lists hold together each mark as often as one of them does', () => {
  const joined = joinMarks(marksOf('w3c', [9, 1, 4, 4, 4e9]), marksOf('w3c', [4, 1, 1, 7]));
  expect(joined).toEqual(marksOf('w3c', [1, 1, 4, 4, 7, 9, 4e9]));
});

test('marks of another format, or none, cannot be joined', () => {
  expect(joinMarks(marksOf('w3c', [1]), marksOf('json', [1]))).toBeUndefined();
  expect(joinMarks(marksOf('w3c', [1]), undefined)).toBeUndefined();
  expect(joinMarks(undefined, undefined)).toBeUndefined();
});

test('each mark is met as often as it is there', () => {
  const left = new MarksLeft(marksOf('w3c', [5, 3, 5]));
  expect([5, 5, 5, 3, 3, 9, 0].map((mark) => left.take(mark))).toEqual([true, true, false, true, false, false, false]);
  expect(new MarksLeft(marksOf('w3c', [])).take(1)).toBe(false);
});

test('with too many in all the oldest spans lose theirs', () => {
  const counted = marksOf('w3c', [1, 2]);
  const spans = [1, 3, 2].map((to) => ({ to, counted }));
  expect(withinMarks(spans, 4)).toEqual([
    { to: 1, counted: undefined },
    { to: 3, counted },
    { to: 2, counted },
  ]);
});
