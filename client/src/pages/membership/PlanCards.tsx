import { TickIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Plan } from '#client/api/vipSchemas.ts';
import { formatPercent } from '#client/components/figures/formats.ts';
import { bilingualText } from './bilingualText.ts';
import { formatPrice } from './formatPrice.ts';
import type { Billing } from './membershipSearch.ts';
import { yearlySaving } from './planRules.ts';
import { PlanTag } from './PlanTag.tsx';
import { pricesOf } from './pricesOf.ts';
import type { Prices } from './pricesOf.ts';
import styles from './MembershipPage.module.scss';

interface PlanPriceProps {
  readonly prices: Prices;
  readonly billing: Billing;
}

/** The equivalent price of the other billing period; null where the provider does not give both, or the plan is free. */
function otherWay(intl: IntlShape, prices: Prices, yearly: boolean): ReactNode {
  const { month, year, currency } = prices;
  if (month === null || year === null) return null;
  const saving = yearlySaving(prices);
  if (saving === null) return year === 0 ? null : <FormattedMessage id="membership.sameYearly" />;
  return (
    <FormattedMessage
      id={yearly ? 'membership.saves' : 'membership.wouldSave'}
      values={{
        month: formatPrice(intl, year / 12, currency),
        year: formatPrice(intl, year, currency),
        amount: formatPrice(intl, saving.amount, currency),
        share: formatPercent(intl, saving.share, 0),
      }}
    />
  );
}

/** The price of a plan, and below it the equivalent in the other billing period. */
function PlanPrice({ prices, billing }: PlanPriceProps) {
  const intl = useIntl();
  const yearly = billing === 'year';
  const price = yearly ? prices.year : prices.month;
  const other = otherWay(intl, prices, yearly);
  return (
    <div className={styles['price']}>
      <p>
        <span className={styles['amount']}>{price === null ? '–' : formatPrice(intl, price, prices.currency)}</span>{' '}
        <span className={styles['muted']}>
          <FormattedMessage id={price === null ? 'membership.noPrice' : (`membership.per.${billing}` as const)} />
        </span>
      </p>
      {other !== null && <p className={styles['muted']}>{other}</p>}
    </div>
  );
}

/** Unique non-empty texts. */
const namesOf = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => text !== '');

interface PlanCardsProps {
  readonly plans: readonly Plan[];
  readonly billing: Billing;
}

/** The plans side by side: target group, price, features. */
export function PlanCards({ plans, billing }: PlanCardsProps) {
  const intl = useIntl();
  return (
    <ul className={styles['cards']}>
      {plans.map((plan) => {
        const name = bilingualText(intl, plan.name);
        const description = bilingualText(intl, plan.description);
        return (
          <li key={plan.id} className={styles['card']} aria-current={plan.current || undefined}>
            <div className={styles['cardHead']}>
              <h2 className={styles['name']}>{name}</h2>
              <PlanTag plan={plan} />
            </div>
            {description !== '' && <p className={styles['muted']}>{description}</p>}
            <PlanPrice prices={pricesOf(plan, plans, intl.locale)} billing={billing} />
            <ul className={styles['features']}>
              {namesOf(plan.features.map((feature) => bilingualText(intl, feature))).map((feature) => (
                <li key={feature}>
                  <TickIcon size={14} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
