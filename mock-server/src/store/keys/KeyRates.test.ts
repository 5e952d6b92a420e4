import { expect, test } from 'vitest';
import { KeyRates } from './KeyRates.ts';

test('a clock that is set back takes no calls away', () => {
  let now = 10_000_000;
  const rates = new KeyRates(() => now, 60);
  expect(rates.take('k').remaining).toBe(59);
  now -= 3_600_000;
  expect(rates.take('k')).toMatchObject({ allowed: true, remaining: 58 });
  now += 1000;
  expect(rates.take('k')).toMatchObject({ allowed: true, remaining: 58 });
});
