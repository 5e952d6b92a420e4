import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/MessageId.ts';
import { expectedInterval, planCost } from '../../lib/stats/precision.ts';
import styles from './IntervalCalculator.module.scss';

interface SliderProps {
  readonly labelId: MessageId;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

function LabelledSlider({ labelId, min, max, step, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles['slider']}>
      <label htmlFor={id}>
        <FormattedMessage id={labelId} />
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}

/** Shows, with the product's own formula, how wide the interval of a mention rate is under a sampling plan. */
export function IntervalCalculator() {
  const intl = useIntl();
  const [rate, setRate] = useState(0.35);
  const [prompts, setPrompts] = useState(40);
  const [runs, setRuns] = useState(4);
  const plan = { prompts, platforms: 1, runs };
  const { low, high } = expectedInterval(rate, plan);
  const percent = (share: number): string => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const result = intl.formatMessage({ id: 'create.calculator.result' }, { low: percent(low), high: percent(high) });
  return (
    <section className={styles['card']} aria-labelledby="calculator-title">
      <h2 id="calculator-title" className={styles['title']}>
        <FormattedMessage id="create.calculator.title" />
      </h2>
      <p className={styles['muted']}>
        <FormattedMessage id="create.calculator.body" values={{ rate: percent(rate) }} />
      </p>
      <p className={styles['result']} aria-live="polite">
        {result}
      </p>
      <svg className={styles['bar']} viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={result}>
        <rect className={styles['track']} x={0} y={4} width={100} height={4} />
        <rect className={styles['band']} x={low * 100} y={2} width={(high - low) * 100} height={8} />
        <rect className={styles['tick']} x={rate * 100 - 0.25} y={0} width={0.5} height={12} />
      </svg>
      <LabelledSlider
        labelId="create.calculator.rate"
        min={0.05}
        max={0.95}
        step={0.05}
        value={rate}
        text={percent(rate)}
        onChange={setRate}
      />
      <LabelledSlider
        labelId="create.calculator.prompts"
        min={5}
        max={100}
        step={5}
        value={prompts}
        text={intl.formatNumber(prompts)}
        onChange={setPrompts}
      />
      <LabelledSlider
        labelId="create.calculator.runs"
        min={1}
        max={20}
        step={1}
        value={runs}
        text={intl.formatNumber(runs)}
        onChange={setRuns}
      />
      <p className={styles['muted']}>
        <FormattedMessage id="create.calculator.cost" values={{ answers: intl.formatNumber(planCost(plan)) }} />
        {' · '}
        <FormattedMessage id="create.calculator.note" />
      </p>
    </section>
  );
}
