import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildWaterfallOptions } from './buildWaterfallOptions.ts';
import { waterfallBars } from './waterfallBars.ts';
import type { WaterfallData } from './WaterfallData.ts';
import { addsUp, waterfallSummary, waterfallTable } from './waterfallWords.ts';
import styles from '../chartHeight.module.scss';

interface WaterfallChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: WaterfallData;
  /** Opens the answers of a segment; null: those that belong to none. */
  readonly onOpen: (id: string | null) => void;
  readonly className?: string | undefined;
}

/** Why a ratio changed: the value before, the effect of each segment, the value after. */
export function WaterfallChart({ title, subtitle, data, onOpen, className }: WaterfallChartProps) {
  const intl = useIntl();
  const bars = waterfallBars(data);
  return (
    <ChartPanel
      title={title}
      subtitle={
        addsUp(bars) ? (
          subtitle
        ) : (
          <>
            {subtitle}
            <SentenceGap />
            {intl.formatMessage({ id: 'reportCharts.waterfall.rounded' })}
          </>
        )
      }
      summary={waterfallSummary(bars, intl)}
      buildOptions={(theme) => buildWaterfallOptions(bars, theme, intl, onOpen)}
      table={waterfallTable(bars, intl, onOpen)}
      className={[styles['chart'], className].filter(Boolean).join(' ')}
    />
  );
}
