import { describe, expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

const LEVELS = ['weak', 'fair', 'good', 'strong'];
const rank = (password: string): number => LEVELS.indexOf(passwordStrength(password));

describe('the strength of a password', () => {
  test.each([
    ['', 'nothing'],
    ['aB3$xyz', 'fewer than 8 characters'],
    ['aaaaaaaaaaaaaaaa', 'one character over and over'],
    ['abcabcabcabc', 'three characters over and over'],
    ['Password-2026!', 'a word that everybody tries'],
    ['QWERTYuiop12', 'a row of the keyboard'],
    ['1234567890', 'counting'],
    ['😀😀😀😀😀😀', 'one emoji over and over'],
  ])('%j is weak: %s', (password) => {
    expect(passwordStrength(password)).toBe('weak');
  });

  test.each([
    ['sunflower', 'fair'],
    ['Sunflower7', 'good'],
    ['Sunflower-7-Teapot', 'strong'],
    ['correct horse battery staple', 'strong'],
    ['我家门前有两棵枣树啊', 'fair'],
    ['我家门前有两棵枣树 Zao-2', 'strong'],
  ])('%j is %s', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
  });

  test('typing on never makes it weaker', () => {
    for (const whole of ['Sunflower-7-Teapot', '我家门前有两棵枣树 Zao-2', 'aaaaaaaaB', 'qwerty-and-more-1']) {
      const ranks = Array.from(whole, (_character, index) => rank(whole.slice(0, index + 1)));
      expect(ranks, whole).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });

  test('more kinds of characters at one length are never weaker', () => {
    expect(rank('kvmtwzrq')).toBeLessThanOrEqual(rank('kvmTwzrq'));
    expect(rank('kvmTwzrq')).toBeLessThanOrEqual(rank('kvmTwz7q'));
    expect(rank('kvmTwz7q')).toBeLessThanOrEqual(rank('kvm-Tz7q'));
    expect(rank('kvmtwzrq')).toBeLessThan(rank('kvm-Tz7q'));
  });
});
