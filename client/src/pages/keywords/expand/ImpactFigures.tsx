import { Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExpansionImpact } from '#client/api/expandSchemas.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { plainList } from '#client/lib/plainList.ts';
import { intentText } from '../intentText.ts';
import { stageText } from './expandTexts.ts';
import styles from './ExpandPage.module.scss';

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A list as tags, or a note that it is empty. */
function Tags({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return <FormattedMessage id="keywords.selected.nothingNew" />;
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

/** What the selection would add, and its cost. */
export function ImpactFigures({ impact }: { readonly impact: ExpansionImpact }) {
  const intl = useIntl();
  const interval = ({ low, high }: ExpansionImpact['interval_now']): string =>
    formatInterval(intl, 'visibility', low, high);
  return (
    <dl className={styles['facts']}>
      <Fact label={<FormattedMessage id="keywords.selected.intents" />}>
        <Tags words={impact.new_intents.map((intent) => intentText(intl, intent))} />
      </Fact>
      <Fact label={<FormattedMessage id="keywords.selected.stages" />}>
        <Tags words={impact.new_stages.map((stage) => stageText(intl, stage))} />
      </Fact>
      <Fact label={<FormattedMessage id="keywords.selected.topics" />}>
        <Tags
          words={impact.new_in_topics.map(({ topic, intents }) =>
            intl.formatMessage(
              { id: 'keywords.selected.topic' },
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
      {impact.near > 0 && (
        <Fact label={<FormattedMessage id="keywords.selected.near" />}>
          <span className={styles['warned']}>{formatCount(intl, impact.near)}</span>
        </Fact>
      )}
      <Fact label={<FormattedMessage id="keywords.selected.weekly" />}>
        <FormattedMessage
          id="keywords.selected.weeklyValue"
          values={{ more: formatCount(intl, impact.weekly_more), now: formatCount(intl, impact.weekly_now) }}
        />
        <span className={styles['basis']}>
          <FormattedMessage
            id={impact.runs_per_week === null ? 'keywords.selected.paceAssumed' : 'keywords.selected.pace'}
            values={{
              platforms: impact.platforms,
              runs: intl.formatNumber(impact.runs_per_week ?? 1, { maximumFractionDigits: 1 }),
            }}
          />
        </span>
      </Fact>
      <Fact label={<FormattedMessage id="keywords.selected.interval" />}>
        <FormattedMessage
          id="keywords.selected.intervalValue"
          values={{ now: interval(impact.interval_now), then: interval(impact.interval_then) }}
        />
        <span className={styles['basis']}>
          <FormattedMessage
            id={impact.rate === null ? 'keywords.selected.rateAssumed' : 'keywords.selected.rate'}
            values={{
              rate: formatPercent(intl, impact.rate ?? 0.5),
              now: impact.prompts_now,
              then: impact.prompts_now + impact.questions,
            }}
          />
        </span>
      </Fact>
    </dl>
  );
}
