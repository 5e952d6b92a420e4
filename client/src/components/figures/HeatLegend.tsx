import { useIntl } from 'react-intl';
import { formatTick } from '../chart/axes/axisLabels.ts';
import type { ChartTheme } from '../chart/chartTheme.ts';
import { formatPercent } from './formats.ts';
import { heatColors } from './heatScale.ts';
import styles from './HeatCell.module.scss';

const SCALE_STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

interface HeatLegendProps {
  readonly end: number;
  readonly theme: ChartTheme;
  /** At least one cell has enough answers to be coloured. */
  readonly scaled: boolean;
}

/** Explains the colours, the hatching and the dashes of a heat map. */
export function HeatLegend({ end, theme, scaled }: HeatLegendProps) {
  const intl = useIntl();
  return (
    <div className={styles['legend']}>
      {scaled && (
        <span className={styles['scale']}>
          {formatPercent(intl, 0, 0)}
          {SCALE_STEPS.map((step) => (
            <i key={step} style={{ backgroundColor: heatColors(step, theme.surface, theme.accent)?.background }} />
          ))}
          {formatTick(intl, end)}
        </span>
      )}
      <span>
        <span className={`${styles['swatch'] ?? ''} ${styles['thin'] ?? ''}`} aria-hidden="true" />
        {intl.formatMessage({ id: 'figures.thin' })}
      </span>
      <span>– {intl.formatMessage({ id: 'common.noData' })}</span>
    </div>
  );
}
