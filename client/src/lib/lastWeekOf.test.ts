import { expect, it } from 'vitest';
import { lastWeekOf } from './lastWeekOf.ts';

it.each([
  ['a month', '2026-02-01', '2026-03-03', '2026-02-25'],
  ['eight days', '2026-03-01', '2026-03-08', '2026-03-02'],
  ['a week', '2026-03-01', '2026-03-07', '2026-03-01'],
  ['three days', '2026-03-01', '2026-03-03', '2026-03-01'],
])('the last 7 days of %s, or all of a shorter span', (_name, start, end, expected) => {
  expect(lastWeekOf({ start, end })).toEqual({ start: expected, end });
});
