import { expect, test } from 'vitest';
import { dayText, daysText } from './dayText.ts';

test('a day is the same in every zone', () => {
  expect([dayText('en-US', '2026-11-26'), dayText('zh-CN', '2026-11-26')]).toEqual(['Nov 26, 2026', '2026年11月26日']);
});

test('a text that is no day stays as it is', () => {
  expect([dayText('en-US', '3'), dayText('zh-CN', '2026-13-01', 'short')]).toEqual(['3', '2026-13-01']);
});

test.each([
  ['2026-05-18', '2026-05-24', 'May 18 – May 24, 2026', '2026年5月18日至5月24日'],
  ['2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026', '2025年12月28日至2026年1月3日'],
  ['2026-05-24', '2026-05-24', 'May 24, 2026', '2026年5月24日'],
])(
  '%s to %s: a common year is written once, a single day too, and Chinese has no blanks',
  (start, end, english, chinese) => {
    expect([daysText('en-US', start, end), daysText('zh-CN', start, end)]).toEqual([english, chinese]);
  },
);
