import type { Plan } from '#client/api/vipSchemas.ts';

export type Currency = 'CNY' | 'USD';

/** The prices of a plan in one currency; null: the provider does not say. */
export interface Prices {
  readonly currency: Currency;
  readonly month: number | null;
  readonly year: number | null;
}

type Priced = Pick<Plan, 'price_month' | 'price_year' | 'price_month_usd' | 'price_year_usd'>;

/** Whether a billing period can make a difference: not where the provider has no plans, or gives no prices. Presumed until they are loaded. */
export const hasPrices = (plans: readonly Priced[] | undefined): boolean =>
  plans?.some((plan) => plan.price_month !== null || plan.price_year !== null) ?? true;

/**
 * The prices for a reader: in USD for English where every plan has them, so that the plans are comparable; else in CNY.
 * @param plans all plans shown together.
 */
export function pricesOf(plan: Priced, plans: readonly Priced[], locale: string): Prices {
  const hasDollars = plans.every(({ price_month_usd: month, price_year_usd: year }) => month !== null && year !== null);
  if (locale.startsWith('en') && hasDollars) {
    return { currency: 'USD', month: plan.price_month_usd, year: plan.price_year_usd };
  }
  return { currency: 'CNY', month: plan.price_month, year: plan.price_year };
}
