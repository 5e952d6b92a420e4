import { FormattedMessage, useIntl } from 'react-intl';
import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCost } from '#client/components/collect/formatCost.ts';
import styles from './RunsPage.module.scss';

/** A plan in figures: platforms, schedule, cost, and usage of the month. */
export function PlanFacts({ reply }: { readonly reply: PlanReply }) {
  const intl = useIntl();
  const { plan, estimate, prompts, next_at: nextAt, month } = reply;
  if (plan === null) {
    return (
      <p className={styles['muted']}>
        <FormattedMessage id="runs.plan.none" />
      </p>
    );
  }
  const facts = [
    ['platforms', intl.formatList(plan.platforms.map(({ name }) => name))],
    ['prompts', intl.formatMessage({ id: 'runs.plan.prompts.times' }, { prompts, repeats: plan.repeats })],
    ['next', nextAt === null ? intl.formatMessage({ id: 'runs.plan.next.none' }) : formatInstant(intl, nextAt)],
    [
      'week',
      estimate === null
        ? '–'
        : intl.formatMessage(
            { id: 'runs.plan.week.of' },
            { answers: estimate.answers_week, cost: formatCost(intl, estimate.cost_week.typical) },
          ),
    ],
    [
      'month',
      intl.formatMessage(
        { id: 'runs.plan.month.of' },
        {
          answers: month.answers,
          most: plan.cap_answers,
          cost: formatCost(intl, month.cost),
          cap: formatCost(intl, plan.cap_cost),
        },
      ),
    ],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={`runs.plan.${name}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
