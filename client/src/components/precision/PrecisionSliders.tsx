import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { expectedInterval, samplingCost } from '#client/lib/stats/precision.ts';
import type { RatedSampling } from './RatedSampling.ts';
import styles from './PrecisionCalculator.module.scss';

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

/** End of a slider: twice the current value, rounded up to a step, to leave room for trying more. */
function endOf(value: number, least: number, step: number): number {
  return Math.max(least, Math.ceil((2 * value) / step) * step);
}

interface PrecisionSlidersProps {
  readonly sampling: RatedSampling;
  /** The sliders end at about twice these values. */
  readonly usual: RatedSampling;
  readonly withPlatforms: boolean;
  readonly onChange: (sampling: RatedSampling) => void;
}

/** The expected interval width of a visibility under a sampling, with sliders; uses the formula of the reports. */
export function PrecisionSliders({ sampling, usual, withPlatforms, onChange }: PrecisionSlidersProps) {
  const intl = useIntl();
  const change = (changes: Partial<RatedSampling>): void => {
    onChange({ ...sampling, ...changes });
  };
  const { rate, prompts, platforms, runs } = sampling;
  const { low, high } = expectedInterval(rate, sampling);
  const percent = (share: number): string => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  // As percentRange of lib/figureText.ts writes it, which would bring the frame of logged-in users to the login page.
  const result = `${intl.formatNumber(low * 100, { maximumFractionDigits: 0 })} – ${percent(high)}`;
  const step = usual.prompts > 100 ? 10 : 5;
  return (
    <div className={styles['calculator']}>
      <p className={styles['muted']}>
        <FormattedMessage id="precision.body" values={{ rate: percent(rate) }} />
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
        labelId="precision.rate"
        min={0.01}
        max={0.99}
        step={0.01}
        value={rate}
        text={percent(rate)}
        onChange={(value) => {
          change({ rate: value });
        }}
      />
      <LabelledSlider
        labelId="precision.prompts"
        min={step}
        max={endOf(usual.prompts, 100, step)}
        step={step}
        value={prompts}
        text={intl.formatNumber(prompts)}
        onChange={(value) => {
          change({ prompts: value });
        }}
      />
      {withPlatforms && (
        <LabelledSlider
          labelId="precision.platforms"
          min={1}
          max={endOf(usual.platforms, 12, 1)}
          step={1}
          value={platforms}
          text={intl.formatNumber(platforms)}
          onChange={(value) => {
            change({ platforms: value });
          }}
        />
      )}
      <LabelledSlider
        labelId={withPlatforms ? 'precision.runsEach' : 'precision.runs'}
        min={1}
        max={endOf(usual.runs, 20, 1)}
        step={1}
        value={runs}
        text={intl.formatNumber(runs)}
        onChange={(value) => {
          change({ runs: value });
        }}
      />
      <p className={styles['muted']}>
        <FormattedMessage id="precision.cost" values={{ answers: intl.formatNumber(samplingCost(sampling)) }} />
        {' · '}
        <FormattedMessage id="precision.note" />
      </p>
    </div>
  );
}
