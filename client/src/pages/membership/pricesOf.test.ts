import { expect, test } from 'vitest';
import { pricesOf } from './pricesOf.ts';

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
