import { expect, test } from 'vitest';
import { LatestWins } from './LatestWins.ts';

test('while one order is under way only the newest of the others is kept', () => {
  const sent: string[] = [];
  const shown: string[] = [];
  const orders = new LatestWins<string, string>(
    (order) => sent.push(order),
    (result) => shown.push(result),
  );
  orders.order('a');
  orders.order('ab');
  orders.order('abc');
  expect(sent).toEqual(['a']);
  orders.done('A');
  expect(sent).toEqual(['a', 'abc']);
  orders.done('ABC');
  orders.order('abcd');
  expect(sent).toEqual(['a', 'abc', 'abcd']);
  expect(shown).toEqual(['A', 'ABC']);
});
