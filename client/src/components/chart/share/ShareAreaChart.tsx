import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildShareOptions } from './buildShareOptions.ts';
import type { ShareData, ShareSelect } from './ShareData.ts';
import { shareSummary, shareTable } from './shareWords.ts';
import heights from '../chartHeight.module.scss';

interface ShareAreaChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: ShareData;
  /** Opens the answers of a host (null: all other hosts) on a date. */
  readonly onSelect: ShareSelect;
  readonly className?: string | undefined;
}

/** Shares by host over time, stacked. */
export function ShareAreaChart({ title, subtitle, data, onSelect, className }: ShareAreaChartProps) {
  const intl = useIntl();
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      summary={shareSummary(data, intl)}
      buildOptions={(theme) => buildShareOptions(data, theme, intl, onSelect)}
      table={shareTable(data, intl, onSelect)}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
    />
  );
}
