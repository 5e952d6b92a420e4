import type { IntlShape } from 'react-intl';
import type { Currency } from './pricesOf.ts';

/** A price, with cents only if they are not zero. */
export function formatPrice(intl: Pick<IntlShape, 'formatNumber'>, price: number, currency: Currency): string {
  return intl.formatNumber(price, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  });
}
