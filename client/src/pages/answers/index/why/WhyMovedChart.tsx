import { useIntl } from 'react-intl';
import type { WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { WaterfallChart } from '#client/components/chart/waterfall/WaterfallChart.tsx';
import { DomainNotSet } from '#client/components/figures/DomainNotSet.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { unsetBrand } from '#client/components/figures/unsetBrand.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { effectSelection } from './effectSelection.ts';
import { whyMovedSentence } from './whyMovedSentence.ts';
import styles from './WhyMovedPanel.module.scss';

interface WhyMovedChartProps {
  readonly moved: WhyMoved;
  /** The measure that changed, translated; names the chart. */
  readonly name: string;
  /** The brand of the measure. */
  readonly brand: BrandRef | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The waterfall chart with its sentence, or why there is nothing to split. */
export function WhyMovedChart({ moved, name, brand, onOpen }: WhyMovedChartProps) {
  const intl = useIntl();
  const { before, after, effects, by, scope, measure_id: measure, brand_id: brandId } = moved;
  const days = formatDays(intl, scope.previous_start_time, scope.previous_end_time);
  const unset = unsetBrand(measure, brand);
  if (unset !== undefined) {
    return (
      <Panel className={styles['words']} title={name}>
        <p className={styles['none']}>
          <DomainNotSet brand={unset} />
        </p>
      </Panel>
    );
  }
  if (before === null || after === null) {
    const why = before === null ? 'answerIndex.why.noPrevious' : 'answerIndex.why.noData';
    return (
      <Panel className={styles['words']} title={name}>
        <p className={styles['none']}>{intl.formatMessage({ id: why }, { days })}</p>
      </Panel>
    );
  }
  return (
    <WaterfallChart
      className={styles['chart']}
      title={name}
      subtitle={whyMovedSentence(intl, moved, days)}
      data={{
        before: before.value,
        after: after.value,
        effects: effects.map(({ id, name: segment, rate, mix }) => ({
          // No filter selects prompts without a topic, so there is nothing to open.
          id: id ?? undefined,
          name: id === null ? intl.formatMessage({ id: 'answerIndex.why.noTopic' }) : segment,
          rate,
          mix,
        })),
      }}
      onOpen={(id) => {
        if (id !== null) onOpen(effectSelection(measure, brandId, by, id));
      }}
    />
  );
}
