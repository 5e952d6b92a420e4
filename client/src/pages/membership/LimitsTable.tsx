import { FormattedMessage, useIntl } from 'react-intl';
import type { Plan, PlanLimits } from '#client/api/vipSchemas.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { bilingualText } from './bilingualText.ts';
import { limitNames } from './planRules.ts';
import type { LimitName } from './planRules.ts';
import type { Usage } from './useMembership.ts';
import styles from './LimitsTable.module.scss';

interface UseOfLimitProps {
  readonly used: number | null;
  readonly limit: PlanLimits[LimitName] | undefined;
}

/** Usage with a bar relative to the limit of the team's own plan. */
function UseOfLimit({ used, limit }: UseOfLimitProps) {
  const intl = useIntl();
  if (used === null) return <span title={intl.formatMessage({ id: 'common.noData' })}>–</span>;
  const value = intl.formatNumber(used, { maximumFractionDigits: 1 });
  if (typeof limit !== 'number') return value;
  return (
    <>
      <FormattedMessage id="membership.use" values={{ used: value, limit: intl.formatNumber(limit) }} />
      {used >= limit && (
        <span className={styles['full']}>
          <FormattedMessage id={used > limit ? 'membership.use.over' : 'membership.use.full'} />
        </span>
      )}
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['bar']} style={{ width: `${Math.min(100, (used / Math.max(1, limit)) * 100)}%` }} />
      </span>
    </>
  );
}

/** A limit of a plan; "unlimited" and "unknown to the provider" are shown differently. */
function Limit({ limit }: { readonly limit: PlanLimits[LimitName] }) {
  const intl = useIntl();
  if (limit === 'unknown') return <span title={intl.formatMessage({ id: 'common.noData' })}>–</span>;
  return limit === null ? <FormattedMessage id="membership.noLimit" /> : intl.formatNumber(limit);
}

interface LimitsTableProps {
  readonly plans: readonly Plan[];
  readonly usage: Usage;
  /** Pending invitations, each of which takes a seat; null: unknown. */
  readonly pending: number | null;
  /** The project of the prompts, platforms and runs shown. */
  readonly projectName: string | null;
  /** Sample projects are free, so their use is not compared with the limits. */
  readonly isSample: boolean;
}

const OF_PROJECT: readonly LimitName[] = ['prompts', 'platforms', 'runs_per_week'];

/** The limits of each plan with an explanation and the current usage. */
export function LimitsTable({ plans, usage, pending, projectName, isSample }: LimitsTableProps) {
  const intl = useIntl();
  const current = plans.find((plan) => plan.current);
  const caption = intl.formatMessage({ id: 'membership.limits' });
  return (
    <ScrollBox label={caption}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="membership.limit" />
            </th>
            <th scope="col">
              <FormattedMessage id="membership.yourUse" />
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={plan.current ? styles['own'] : ''}>
                {bilingualText(intl, plan.name)}
                {plan.current && (
                  <VisuallyHidden>
                    <FormattedMessage id="membership.current" />
                  </VisuallyHidden>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles['limit']}>
                  <FormattedMessage id={`membership.limit.${name}`} />
                </span>
                <span className={styles['means']}>
                  <FormattedMessage id={`membership.means.${name}`} />
                </span>
              </th>
              <td className={styles['use']}>
                <UseOfLimit
                  used={usage[name]}
                  limit={isSample && OF_PROJECT.includes(name) ? undefined : current?.limits[name]}
                />
                {name === 'members' && pending !== null && pending > 0 && (
                  <span className={styles['means']}>
                    <FormattedMessage id="membership.pending" values={{ count: pending }} />
                  </span>
                )}
                {OF_PROJECT.includes(name) && projectName !== null && usage[name] !== null && (
                  <span className={styles['means']}>
                    {projectName}
                    {isSample && (
                      <>
                        {' · '}
                        <FormattedMessage id="project.origin.sample" />
                      </>
                    )}
                  </span>
                )}
              </td>
              {plans.map(({ id, limits, current: own }) => {
                const limit = limits[name];
                return (
                  <td key={id} className={own ? styles['own'] : ''}>
                    <Limit limit={limit} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
