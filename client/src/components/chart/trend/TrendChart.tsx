import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { formatDay } from '#client/components/figures/formats.ts';
import type { FileScope } from '#client/components/table/file/FileScope.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildTrendOptions } from './buildTrendOptions.ts';
import type { TrendSelect } from './buildTrendOptions.ts';
import type { TrendData } from './TrendData.ts';
import { trendSummary } from './trendSummary.ts';
import { trendTable } from './trendTable.ts';
import heights from '../chartHeight.module.scss';
import styles from './TrendChart.module.scss';

interface TrendChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: TrendData;
  /** Opens the answers of a brand on a date; without it nothing is clickable. */
  readonly onSelect?: TrendSelect | undefined;
  readonly className?: string | undefined;
  /** Scope of the data, for files; defaults to the filters of the page. */
  readonly of?: FileScope | undefined;
  /** In place of the sentence about the own brand and its competitors. */
  readonly summary?: string | undefined;
}

/** Explains the band and the numbered marks in a picture. */
function pictureNotes(intl: IntlShape, { series, events }: TrendData): readonly string[] {
  const own = series.find(({ brand }) => brand.own)?.brand.name;
  const marks = events.map(({ number, date, title }) => `${String(number)}: ${title} (${formatDay(intl, date)})`);
  return [
    ...(own === undefined ? [] : [intl.formatMessage({ id: 'charts.file.band' }, { brand: own })]),
    ...(marks.length === 0 ? [] : [joinTexts(marks, ' · ')]),
  ];
}

/** Visibility over time: our own brand with its interval, rivals as lines, events as numbered marks. */
export function TrendChart({ title, subtitle, data, onSelect, className, of, summary }: TrendChartProps) {
  const intl = useIntl();
  const events =
    data.events.length === 0 ? undefined : (
      <ol className={styles['events']}>
        {data.events.map((event) => (
          <li key={event.id}>
            <span className={styles['number']}>{event.number}</span>
            <span className={styles['day']}>{formatDay(intl, event.date)}</span>
            {event.title}
          </li>
        ))}
      </ol>
    );
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      summary={summary ?? trendSummary(data, intl)}
      buildOptions={(theme) => buildTrendOptions(data, theme, intl, onSelect)}
      table={trendTable(data, intl, onSelect)}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
      of={of}
      pictureNotes={pictureNotes(intl, data)}
      footer={events}
    />
  );
}
