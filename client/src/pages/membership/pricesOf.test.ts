import { expect, test } from 'vitest';
import { hasPrices, pricesOf } from './pricesOf.ts';

const both = { price_month: 699, price_year: 6990, price_month_usd: 99, price_year_usd: 990 };
const yuan = { ...both, price_month_usd: null, price_year_usd: null };

test('readers of English see dollars, readers of Chinese yuan', () => {
  expect(pricesOf(both, [both], 'en-US')).toEqual({ currency: 'USD', month: 99, year: 990 });
  expect(pricesOf(both, [both], 'zh-CN')).toEqual({ currency: 'CNY', month: 699, year: 6990 });
});

test('where a plan has no price in dollars, all are in yuan: nothing is converted, and nothing mixed', () => {
  expect(pricesOf(yuan, [yuan], 'en-US')).toEqual({ currency: 'CNY', month: 699, year: 6990 });
  expect(pricesOf(both, [both, yuan], 'en-US').currency).toBe('CNY');
});

test('a billing period is offered unless no plan has a price', () => {
  const none = { price_month: null, price_year: null, price_month_usd: null, price_year_usd: null };
  expect(hasPrices(undefined)).toBe(true);
  expect(hasPrices([none, yuan])).toBe(true);
  expect(hasPrices([none, { ...none, price_year: 0 }])).toBe(true);
  expect(hasPrices([none])).toBe(false);
  expect(hasPrices([])).toBe(false);
});
