import { describe, expect, it, test } from 'vitest';
import { cutText, shortenText } from './shortenText.ts';

describe('shortenText', () => {
  it.each([
    ['', 5, ''],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['可见度下降了', 5, '可见度下…'],
  ])('of %j to %i characters is %j', (text, most, expected) => {
    expect(shortenText(text, most)).toBe(expected);
  });

  it('counts characters, and cuts none in two', () => {
    expect(shortenText('😀'.repeat(5), 5)).toBe('😀'.repeat(5));
    expect(shortenText('😀'.repeat(6), 5)).toBe(`${'😀'.repeat(4)}…`);
    expect(shortenText(`a${'😀'.repeat(9)}`, 5)).toBe(`a${'😀'.repeat(3)}…`);
  });
});

test('cutText leaves no sign of what is missing', () => {
  expect([cutText('abc', 3), cutText('abcd', 3), cutText('a😀😀', 2)]).toEqual(['abc', 'abc', 'a😀']);
});
