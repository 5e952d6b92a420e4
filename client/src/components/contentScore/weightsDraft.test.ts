import { expect, test } from 'vitest';
import { draftOf, shareIn, weightIn, weightsIn, weightsToKeep } from './weightsDraft.ts';

test('the fields begin with the weights in force, and are kept only where they differ from the version', () => {
  const draft = draftOf(null);
  expect(draft).toMatchObject({ match: '55', stuffing: '10' });
  const weights = weightsIn(draft);
  expect(weights).toMatchObject({ match: 55, stuffing: -10 });
  expect(weights && weightsToKeep(weights)).toBeNull();
  const other = weightsIn({ ...draft, stuffing: '3' });
  expect(other && weightsToKeep(other)).toMatchObject({ match: 55, stuffing: -3 });
  expect(other && draftOf(other)).toEqual({ ...draft, stuffing: '3' });
});

test('what is no whole number within its bounds is no weight', () => {
  const draft = draftOf(null);
  for (const text of ['', '-1', '1.5', '101', 'x', '1e1']) {
    expect(weightIn({ ...draft, match: text }, 'match')).toBeNull();
    expect(weightsIn({ ...draft, match: text })).toBeNull();
  }
  expect(weightIn({ ...draft, stuffing: '31' }, 'stuffing')).toBeNull();
  expect(weightIn({ ...draft, match: ' 0 ' }, 'match')).toBe(0);
});

test('a weight is a share of those of its score', () => {
  const draft = { ...draftOf(null), match: '10', answerFirst: '30', headings: '0' };
  expect(shareIn(draft, 'answerFirst')).toBe(0.75);
  expect(shareIn(draft, 'headings')).toBe(0);
  expect(shareIn({ ...draft, match: '0', answerFirst: '0' }, 'match')).toBeNull();
});
