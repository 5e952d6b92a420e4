import { describe, expect, test } from 'vitest';
import { mergeLists, sameLists } from './mergeLists.ts';

interface Item {
  readonly name: string;
  readonly words: string;
}
const items = {
  isOne: (some: Item, other: Item) => some.name === other.name,
  isSame: (some: Item, other: Item) => JSON.stringify(some) === JSON.stringify(other),
};
const of = (list: string): readonly Item[] =>
  list === '' ? [] : list.split(' ').map((each) => ({ name: each.slice(0, 1), words: each.slice(1) }));
const text = (list: readonly Item[]): string => list.map(({ name, words }) => name + words).join(' ');
const merged = (base: string, mine: string, theirs: string): string =>
  text(mergeLists({ base: of(base), mine: of(mine), theirs: of(theirs) }, items));

describe('mergeLists', () => {
  test.each([
    ['both added', 'a', 'a m', 'a t', 'a t m'],
    ['both added the same', 'a', 'a n1', 'a n2', 'a n1'],
    ['I took out, they added', 'a b', 'a', 'a b t', 'a t'],
    ['they took out, I added', 'a b', 'a b m', 'a', 'a m'],
    ['I changed one, they another', 'a b', 'a1 b', 'a b2', 'a1 b2'],
    ['both changed one', 'a', 'a1', 'a2', 'a1'],
    ['I changed what they took out', 'a b', 'a b1', 'a', 'a b1'],
    ['I took out what they changed', 'a b', 'a', 'a b2', 'a'],
    ['I changed nothing', 'a b', 'a b', 'b1 c', 'b1 c'],
    ['they changed nothing', 'a b', 'b c', 'a b', 'b c'],
  ])('%s', (_, base, mine, theirs, result) => {
    expect(merged(base, mine, theirs)).toBe(result);
  });
});

test('lists are the same when they say the same in the same order', () => {
  expect(sameLists(of('a b'), of('a b'), items.isSame)).toBe(true);
  expect(sameLists(of('a b'), of('b a'), items.isSame)).toBe(false);
  expect(sameLists(of('a'), of('a b'), items.isSame)).toBe(false);
});
