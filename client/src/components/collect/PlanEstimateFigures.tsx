import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { createCollectApi } from '#client/api/collectApi.ts';
import { percentRange } from '#client/lib/figureText.ts';
import { expectedInterval } from '#client/lib/stats/precision.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { formatCost } from './formatCost.ts';
import type { PlanTimes } from './PlanFields.tsx';
import styles from './Collect.module.scss';

interface PlanEstimateFiguresProps {
  readonly plan: PlanTimes;
  readonly providerIds: readonly string[];
  readonly prompts: number;
}

/** Rate assumed when none was measured: its interval is widest. */
const WIDEST = 0.5;

/** Estimated answers and cost of a plan, and the precision of its figures. */
export function PlanEstimateFigures({ plan, providerIds, prompts }: PlanEstimateFiguresProps) {
  const intl = useIntl();
  const api = useApi(createCollectApi);
  const { repeats, days, cap_answers, cap_cost } = plan;
  const order = { repeats, days, cap_answers, cap_cost, provider_ids: providerIds, prompts };
  const { data } = useQuery({
    queryKey: doorKeys.estimate(order),
    queryFn: ({ signal }) => api.estimate(order, signal),
    placeholderData: keepPreviousData,
    enabled: providerIds.length > 0 && prompts > 0,
  });
  if (prompts === 0 || providerIds.length === 0) {
    return (
      <p className={styles['muted']}>
        <FormattedMessage id="collect.estimate.needs" />
      </p>
    );
  }
  const estimate = data?.estimate;
  if (estimate === undefined) return null;
  const runs = repeats * Math.max(1, days.length);
  const { low, high } = expectedInterval(WIDEST, { prompts, platforms: providerIds.length, runs });
  const percent = (value: number): string => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
  const range = (cost: { readonly low: number; readonly high: number }): string =>
    `${formatCost(intl, cost.low)} – ${formatCost(intl, cost.high)}`;
  return (
    <div className={styles['stack']}>
      <dl className={styles['figures']}>
        <div>
          <dt>
            <FormattedMessage id="collect.estimate.round" />
          </dt>
          <dd>{intl.formatNumber(estimate.answers_round)}</dd>
          <dd className={styles['small']}>{range(estimate.cost_round)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="collect.estimate.week" />
          </dt>
          <dd>{intl.formatNumber(estimate.answers_week)}</dd>
          <dd className={styles['small']}>{range(estimate.cost_week)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="collect.estimate.interval" />
          </dt>
          <dd>{percentRange(intl.locale, low, high, 0)}</dd>
          <dd className={styles['small']}>
            <FormattedMessage id="collect.estimate.interval.at" values={{ rate: percent(WIDEST) }} />
          </dd>
        </div>
      </dl>
      {estimate.cap_reached !== null && (
        <p className={styles['warning']}>
          <FormattedMessage id={`collect.estimate.cap.${estimate.cap_reached}`} />
        </p>
      )}
    </div>
  );
}
