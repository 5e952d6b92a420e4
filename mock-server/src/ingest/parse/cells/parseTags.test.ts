import { expect, test } from 'vitest';
import { parseTags } from './parseListCell.ts';

test.each([
  ['lamps, home', ['lamps', 'home']],
  ['台灯，家居、夜灯', ['台灯', '家居', '夜灯']],
  ['lamps | home, garden', ['lamps', 'home, garden']],
  ['["home, garden"]', ['home, garden']],
  [['home, garden'], ['home, garden']],
  ['', []],
])('tags of %j', (cell, tags) => {
  expect(parseTags(cell)).toEqual(tags);
});
