import type { IntlShape } from 'react-intl';

/** US dollars in a readable precision: $0.0042, $0.42, $42.00. */
export function formatCost(intl: IntlShape, dollars: number): string {
  const isSmall = dollars > 0 && dollars < 0.1;
  return intl.formatNumber(dollars, {
    style: 'currency',
    currency: 'USD',
    ...(isSmall ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
}
