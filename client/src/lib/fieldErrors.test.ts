import { expect, test } from 'vitest';
import { errorsStillAt } from './fieldErrors.ts';

test('an error stands until its field is changed, whatever happens to the others', () => {
  const sent = { brand: { name: 'A', domains: ['x'] }, competitors: [{ name: 'B', aliases: ['A'] }] };
  const errors = { 'brand.domains': 'no domain', 'competitors[0].aliases': 'taken' };
  expect(errorsStillAt(errors, sent, sent)).toEqual(errors);
  const changed = { ...sent, brand: { name: 'A', domains: ['x.example'] } };
  expect(errorsStillAt(errors, sent, changed)).toEqual({ 'competitors[0].aliases': 'taken' });
  expect(errorsStillAt(errors, sent, { ...sent, competitors: [] })).toEqual({ 'brand.domains': 'no domain' });
});
