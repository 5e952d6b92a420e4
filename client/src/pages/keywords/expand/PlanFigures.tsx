import { Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExpansionPlan } from '#client/api/expandSchemas.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { intentText } from '../intentText.ts';
import { plainList } from '#client/lib/plainList.ts';
import styles from './ExpandPage.module.scss';
import { stageText } from './expandTexts.ts';

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Words in tags, or that there are none. */
function Tags({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return <FormattedMessage id="keywords.plan.nothingNew" />;
  return (
    <span className={styles['tags']}>
      {words.map((word) => (
        <Tag key={word} minimal>
          {word}
        </Tag>
      ))}
    </span>
  );
}

/** What would be asked about that is not yet, and what that costs. */
export function PlanFigures({ plan }: { readonly plan: ExpansionPlan }) {
  const intl = useIntl();
  const interval = ({ low, high }: ExpansionPlan['interval_now']): string =>
    formatInterval(intl, 'visibility', low, high);
  return (
    <dl className={styles['facts']}>
      <Fact label={<FormattedMessage id="keywords.plan.intents" />}>
        <Tags words={plan.new_intents.map((intent) => intentText(intl, intent))} />
      </Fact>
      <Fact label={<FormattedMessage id="keywords.plan.stages" />}>
        <Tags words={plan.new_stages.map((stage) => stageText(intl, stage))} />
      </Fact>
      <Fact label={<FormattedMessage id="keywords.plan.topics" />}>
        <Tags
          words={plan.new_in_topics.map(({ topic, intents }) =>
            intl.formatMessage(
              { id: 'keywords.plan.topic' },
              {
                topic,
                intents: plainList(
                  intl,
                  intents.map((intent) => intentText(intl, intent)),
                ),
              },
            ),
          )}
        />
      </Fact>
      {plan.near > 0 && (
        <Fact label={<FormattedMessage id="keywords.plan.near" />}>
          <span className={styles['warned']}>{formatCount(intl, plan.near)}</span>
        </Fact>
      )}
      <Fact label={<FormattedMessage id="keywords.plan.weekly" />}>
        <FormattedMessage
          id="keywords.plan.weeklyValue"
          values={{ more: formatCount(intl, plan.weekly_more), now: formatCount(intl, plan.weekly_now) }}
        />
        <span className={styles['basis']}>
          <FormattedMessage
            id={plan.runs_per_week === null ? 'keywords.plan.paceAssumed' : 'keywords.plan.pace'}
            values={{
              platforms: plan.platforms,
              runs: intl.formatNumber(plan.runs_per_week ?? 1, { maximumFractionDigits: 1 }),
            }}
          />
        </span>
      </Fact>
      <Fact label={<FormattedMessage id="keywords.plan.interval" />}>
        <FormattedMessage
          id="keywords.plan.intervalValue"
          values={{ now: interval(plan.interval_now), then: interval(plan.interval_then) }}
        />
        <span className={styles['basis']}>
          <FormattedMessage
            id={plan.rate === null ? 'keywords.plan.rateAssumed' : 'keywords.plan.rate'}
            values={{
              rate: formatPercent(intl, plan.rate ?? 0.5),
              now: plan.prompts_now,
              then: plan.prompts_now + plan.questions,
            }}
          />
        </span>
      </Fact>
    </dl>
  );
}
