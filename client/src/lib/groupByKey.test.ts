import { expect, test } from 'vitest';
import { addToGroup, groupByKey } from './groupByKey.ts';

test('items are grouped in their order, groups in the order of their first item', () => {
  const groups = groupByKey(['kiwi', 'fig', 'plum', 'yam'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['kiwi', 'plum']],
    [3, ['fig', 'yam']],
  ]);
  expect(groupByKey([], String).size).toBe(0);
});

test('names of object properties are keys like others', () => {
  const groups = new Map<string, number[]>();
  addToGroup(groups, '__proto__', 1);
  addToGroup(groups, '__proto__', 2);
  expect(groups.get('__proto__')).toEqual([1, 2]);
});
