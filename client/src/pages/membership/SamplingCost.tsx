import { CrossIcon, TickIcon } from '@blueprintjs/icons';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { Plan } from '#client/api/vipSchemas.ts';
import type { RatedSampling } from '#client/components/precision/RatedSampling.ts';
import { samplingCost } from '#client/lib/stats/precision.ts';
import { bilingualText } from './bilingualText.ts';
import { exceededLimits, mostAnswers, saysLimits } from './planRules.ts';
import { PlanTag } from './PlanTag.tsx';
import styles from './MembershipPage.module.scss';

interface SamplingCostProps {
  readonly plans: readonly Plan[];
  /** Its runs are per week. */
  readonly sampling: RatedSampling;
}

interface PlanVerdictProps {
  readonly plan: Plan;
  readonly sampling: RatedSampling;
}

function PlanVerdict({ plan, sampling }: PlanVerdictProps) {
  const intl = useIntl();
  const exceeded = exceededLimits(sampling, plan.limits);
  const most = mostAnswers(plan.limits);
  const held = exceeded.length === 0;
  return (
    <li className={styles['verdict']}>
      <span className={styles['verdictName']}>
        {bilingualText(intl, plan.name)}
        {plan.current && <PlanTag plan={plan} />}
      </span>
      <span className={held ? styles['held'] : styles['tooSmall']}>
        {held ? <TickIcon size={14} /> : <CrossIcon size={14} />}
        {held ? (
          <FormattedMessage id="membership.holds" />
        ) : (
          <FormattedMessage
            id="membership.exceeds"
            values={{
              limits: (
                <FormattedList
                  type="conjunction"
                  value={exceeded.map(({ name, limit }) =>
                    intl.formatMessage(
                      { id: 'membership.exceeded' },
                      {
                        name: intl.formatMessage({ id: `membership.limit.${name}` }).toLowerCase(),
                        limit: intl.formatNumber(limit),
                      },
                    ),
                  )}
                />
              ),
            }}
          />
        )}
      </span>
      <span className={styles['muted']}>
        {most === null ? (
          <FormattedMessage id="membership.most.none" />
        ) : (
          <FormattedMessage id="membership.most" values={{ answers: intl.formatNumber(most) }} />
        )}
      </span>
    </li>
  );
}

/** The cost of a sampling in answers per week, and which plans allow it. */
export function SamplingCost({ plans, sampling }: SamplingCostProps) {
  const intl = useIntl();
  const judged = plans.filter(({ limits }) => saysLimits(limits));
  return (
    <div className={styles['cost']}>
      <p aria-live="polite">
        <FormattedMessage
          id="membership.cost"
          values={{
            prompts: sampling.prompts,
            platforms: sampling.platforms,
            runs: sampling.runs,
            answers: samplingCost(sampling),
          }}
        />
      </p>
      {judged.length > 0 && (
        <ul className={styles['verdicts']} aria-label={intl.formatMessage({ id: 'membership.verdicts' })}>
          {judged.map((each) => (
            <PlanVerdict key={each.id} plan={each} sampling={sampling} />
          ))}
        </ul>
      )}
    </div>
  );
}
