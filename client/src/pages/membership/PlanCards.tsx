import { TickIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Plan } from '../../api/vipSchemas.ts';
import { formatPercent } from '../../components/figures/formats.ts';
import { bilingualText } from './bilingualText.ts';
import { formatPrice } from './formatPrice.ts';
import styles from './MembershipPage.module.scss';
import type { Billing } from './membershipSearch.ts';
import { yearlySaving } from './planRules.ts';
import { PlanTag } from './PlanTag.tsx';

interface PlanPriceProps {
  readonly plan: Plan;
  readonly billing: Billing;
}

/** What a plan costs, and under it what that means paid the other way. */
function PlanPrice({ plan, billing }: PlanPriceProps) {
  const intl = useIntl();
  const saving = yearlySaving(plan);
  const yearly = billing === 'year';
  return (
    <div className={styles['price']}>
      <p>
        <span className={styles['amount']}>{formatPrice(intl, yearly ? plan.price_year : plan.price_month)}</span>{' '}
        <span className={styles['muted']}>
          <FormattedMessage id={`membership.per.${billing}`} />
        </span>
      </p>
      <p className={styles['muted']}>
        {saving === null ? (
          <FormattedMessage id={plan.price_year === 0 ? 'membership.free' : 'membership.sameYearly'} />
        ) : (
          <FormattedMessage
            id={yearly ? 'membership.saves' : 'membership.wouldSave'}
            values={{
              month: formatPrice(intl, plan.price_year / 12),
              year: formatPrice(intl, plan.price_year),
              amount: formatPrice(intl, saving.amount),
              share: formatPercent(intl, saving.share, 0),
            }}
          />
        )}
      </p>
    </div>
  );
}

interface PlanCardsProps {
  readonly plans: readonly Plan[];
  readonly billing: Billing;
}

/** The plans side by side: for whom, what they cost, what they bring. */
export function PlanCards({ plans, billing }: PlanCardsProps) {
  const intl = useIntl();
  return (
    <ul className={styles['cards']}>
      {plans.map((plan) => {
        const name = bilingualText(intl, plan.name);
        return (
          <li key={plan.id} className={styles['card']} aria-current={plan.current || undefined}>
            <div className={styles['cardHead']}>
              <h2 className={styles['name']}>{name}</h2>
              <PlanTag plan={plan} />
            </div>
            <p className={styles['muted']}>{bilingualText(intl, plan.description)}</p>
            <PlanPrice plan={plan} billing={billing} />
            <ul className={styles['features']}>
              {plan.features.map((feature) => (
                <li key={feature.en}>
                  <TickIcon size={14} />
                  <span>{bilingualText(intl, feature)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
