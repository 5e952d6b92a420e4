import type { IntlShape } from 'react-intl';

/** A price in CNY; cents only where there are some. */
export function formatPrice(intl: Pick<IntlShape, 'formatNumber'>, price: number): string {
  return intl.formatNumber(price, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  });
}
