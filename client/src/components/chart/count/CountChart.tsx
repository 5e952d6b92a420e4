import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildCountOptions } from './buildCountOptions.ts';
import type { CountData } from './CountData.ts';
import { countSummary, countTable } from './countWords.ts';
import heights from '../chartHeight.module.scss';

interface CountChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: CountData;
  /** What the chart is about, if it is one of several things of the page. */
  readonly subject?: string;
  readonly className?: string | undefined;
}

/** Counts over time, one line per series. */
export function CountChart({ title, subtitle, data, subject, className }: CountChartProps) {
  const intl = useIntl();
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      subject={subject}
      summary={countSummary(data, intl)}
      buildOptions={(theme) => buildCountOptions(data, theme, intl)}
      table={countTable(data, intl)}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
    />
  );
}
