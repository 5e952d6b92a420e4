import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildScatterOptions } from './buildScatterOptions.ts';
import type { ScatterData } from './ScatterData.ts';
import { scatterDots } from './scatterDots.ts';
import type { ScatterDot } from './scatterDots.ts';
import { scatterSummary, scatterTable } from './scatterWords.ts';
import heights from '../chartHeight.module.scss';
import styles from './ScatterChart.module.scss';

const MOST_LISTED = 20;

interface ScatterChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: ScatterData;
  /** Opens the detail of a point. */
  readonly onOpen: (id: string) => void;
  readonly className?: string | undefined;
}

/** A ratio over ordered categories, one dot per point; selecting a dot of several points lists them below. */
export function ScatterChart({ title, subtitle, data, onOpen, className }: ScatterChartProps) {
  const intl = useIntl();
  const [picked, setPicked] = useState<ScatterDot | null>(null);
  const dots = scatterDots(data.points);
  const isGrouped = dots.length < data.points.length;
  // The data changed: the selected points no longer exist.
  const listed = picked?.points.every((point) => data.points.includes(point)) === true ? picked.points : [];
  const handleOpen = (dot: ScatterDot): void => {
    const [only] = dot.points;
    if (dot.points.length === 1 && only !== undefined) onOpen(only.id);
    else setPicked(dot);
  };
  const footer = (
    <div className={styles['footer']}>
      <p>{intl.formatMessage({ id: isGrouped ? 'reportCharts.scatter.grouped' : 'reportCharts.scatter.note' })}</p>
      <ul className={styles['list']} aria-live="polite">
        {listed.slice(0, MOST_LISTED).map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['name']}
              onClick={() => {
                onOpen(id);
              }}
            >
              {name}
            </button>
          </li>
        ))}
        {listed.length > MOST_LISTED && (
          <li>{intl.formatMessage({ id: 'reportCharts.scatter.more' }, { count: listed.length - MOST_LISTED })}</li>
        )}
      </ul>
    </div>
  );
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      summary={scatterSummary(data, intl)}
      buildOptions={(theme) => buildScatterOptions(data, dots, theme, intl, handleOpen)}
      table={scatterTable(data, intl, onOpen)}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
      footer={footer}
    />
  );
}
