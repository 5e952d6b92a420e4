import { useIntl } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { ChartTheme } from '../chart/chartTheme.ts';
import { formatInterval, formatPercent } from './formats.ts';
import { heatColors, thinHeatColor } from './heatScale.ts';
import styles from './HeatCell.module.scss';

interface HeatCellProps {
  /** A rate; null: no data. */
  readonly measure: Measure | null;
  /** End of the colour scale. */
  readonly end: number;
  readonly theme: ChartTheme;
  /** What the cell shows in full: its tooltip, and the description of its button. The name of the button is the figure as drawn. */
  readonly label: string;
  /** The interval is shown below the value. */
  readonly tall?: boolean;
  readonly onOpen: () => void;
}

/** A rate in a heat map: one hue, hatched if there are too few answers, a dash if there are none. */
export function HeatCell({ measure, end, theme, label, tall = false, onOpen }: HeatCellProps) {
  const intl = useIntl();
  if (measure === null) {
    return (
      <span className={styles['none']} role="img" aria-label={label} title={label}>
        –
      </span>
    );
  }
  const thin = isThin(measure);
  const share = measure.value / end;
  const colors = thin ? null : heatColors(share, theme.surface, theme.accent);
  const ground = thin ? thinHeatColor(share, theme.surface, theme.accent) : null;
  return (
    <button
      type="button"
      className={`${styles['cell'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}
      {...(colors === null ? {} : { style: { backgroundColor: colors.background, color: colors.ink } })}
      {...(ground === null ? {} : { style: { backgroundColor: ground } })}
      title={label}
      onClick={onOpen}
    >
      <span className={styles[tall ? 'tall' : 'value']}>
        {formatPercent(intl, measure.value, tall ? 1 : 0)}
        {tall && <small>{formatInterval(intl, 'visibility', measure.low, measure.high)}</small>}
      </span>
    </button>
  );
}
