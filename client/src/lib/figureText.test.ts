import { expect, test } from 'vitest';
import {
  countText,
  differenceRange,
  differenceText,
  figureText,
  intervalText,
  percentParts,
  percentRange,
  roundsApart,
} from './figureText.ts';

test('figures are written by their kind, in both languages with the same digits', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    expect(figureText(locale, 'ratio', 0.4567)).toBe('45.7%');
    expect(figureText(locale, 'position', 1.844)).toBe('1.84');
    expect(figureText(locale, 'score', 0.5)).toBe('0.50');
    expect(figureText(locale, 'signedScore', 0.125)).toBe('+0.13');
    expect(countText(locale, 12_345)).toBe('12,345');
  }
  expect(percentParts('en-US', 0.5)).toEqual({ digits: '50.0', unit: '%' });
});

test('an interval names its unit once', () => {
  expect(intervalText('en-US', 'ratio', 0.381, 0.466)).toBe('38.1 – 46.6%');
  expect(intervalText('zh-CN', 'position', 1.5, 2)).toBe('1.50 – 2.00');
  expect(percentRange('zh-CN', 0.384, 0.616, 0)).toBe('38 – 62%');
  expect(percentRange('en-US', 0.004, 0.5, 0, 'counts')).toBe('<1 – 50%');
});

test('beside the signs of its ends a dash would read as a minus, so a word joins them', () => {
  expect(intervalText('en-US', 'signedScore', -0.34, -0.12)).toBe('-0.34 to -0.12');
  expect(intervalText('zh-CN', 'signedScore', -0.05, 0.2)).toBe('-0.05 至 +0.20');
});

test('differences have a sign, of percentages in points; what rounds to nothing has none', () => {
  expect(differenceText('en-US', 'ratio', 0.034)).toBe('+3.4');
  expect(differenceText('zh-CN', 'position', -0.2)).toBe('-0.20');
  expect(differenceText('en-US', 'ratio', -0.0004)).toBe('0.0');
  expect(differenceRange('en-US', 'ratio', -0.012, 0.056)).toBe('-1.2 to +5.6');
  expect(differenceRange('en-US', 'ratio', -0.051, -0.0003)).toBe('-5.1 to -0.03');
  expect(differenceRange('zh-CN', 'signedScore', 0.00002, 0.06)).toBe('+0.00002 至 +0.06');
  expect(differenceRange('en-US', 'ratio', -0.051, 0)).toBe('-5.1 to 0.0');
});

test('a percentage is rounded as it stands, not as binary fractions have it', () => {
  // 0.1005 * 100 is slightly less than 10.05 in binary.
  expect(figureText('en-US', 'ratio', 0.1005)).toBe('10.1%');
  // 23 and 20 of 80 answers; in binary, the difference is slightly less than 0.0375.
  expect(differenceText('en-US', 'ratio', 23 / 80 - 20 / 80)).toBe('+3.8');
  expect(differenceText('zh-CN', 'position', 2.625 - 2.5)).toBe('+0.13');
});

test('figures whose difference, rounded by itself, contradicts them are told', () => {
  const [from, to] = [2.214, 2.066];
  expect([from, to, to - from].map((value) => value.toFixed(2))).toEqual(['2.21', '2.07', '-0.15']);
  expect(roundsApart('position', from, to)).toBe(true);
  expect(roundsApart('position', 2.21, 2.06)).toBe(false);
  expect(roundsApart('ratio', 0.05149, 0.06649)).toBe(false);
  expect(roundsApart('ratio', 0.0514, 0.06479)).toBe(true);
});

test('only none is 0% and only all is 100%, whatever the rounding', () => {
  const shares = [0, 1 / 5000, 0.0005, 0.9994, 4999 / 5000, 1];
  const written = ['0.0%', '<0.1%', '0.1%', '99.9%', '>99.9%', '100.0%'];
  for (const locale of ['zh-CN', 'en-US']) {
    expect(shares.map((share) => figureText(locale, 'ratio', share))).toEqual(written);
    expect([0, 0.004, 0.996, 1].map((share) => percentParts(locale, share, 0).digits)).toEqual([
      '0',
      '<1',
      '>99',
      '100',
    ]);
    // Floating-point error of a sum counts as zero.
    expect([0.1 + 0.2 - 0.3, 0.1 + 0.2 + 0.7].map((share) => figureText(locale, 'ratio', share))).toEqual([
      '0.0%',
      '100.0%',
    ]);
    // The ends of an interval are not counts.
    expect(intervalText(locale, 'ratio', 0.0001, 0.9999)).toBe('0.0 – 100.0%');
  }
});
