import { Button, PopoverNext } from '@blueprintjs/core';
import { ExportIcon, ThIcon, TimelineLineChartIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../figures/Panel.tsx';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import type { FigureTableData } from '../table/FigureTable.tsx';
import type { ChartHandle, ChartProps } from './Chart.tsx';
import styles from './ChartPanel.module.scss';
import type { ChartTheme } from './chartTheme.ts';
import { useChartTheme } from './useChartTheme.ts';
import type { ChartFile } from './ChartExportItems.tsx';
import type { ChartOptions } from './chartOptions.ts';

// The drawing library is fetched beside the page, not with it.
const PlainChart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }));

// The table and the menu are fetched when they are asked for.
const FigureTable = lazy(async () => ({ default: (await import('../table/FigureTable.tsx')).FigureTable }));
const ChartExportItems = lazy(async () => ({
  default: (await import('./ChartExportItems.tsx')).ChartExportItems,
}));

interface ChartPanelProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One sentence that says what the chart shows, for those who do not see it. */
  readonly summary: string;
  readonly buildOptions: (theme: ChartTheme) => ChartOptions;
  /** The same data as a table. */
  readonly table: FigureTableData;
  readonly className?: string | undefined;
  /** Under the drawing. */
  readonly footer?: ReactNode;
  /** A `Chart` that brings a further module of the drawing library along. */
  readonly drawing?: ComponentType<ChartProps>;
}

/** A chart in its card: title, summary, "view as table", and export as PNG, SVG or CSV, all made in this browser. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, subtitle, summary, buildOptions, table, className, footer, drawing: Chart = PlainChart } = props;
  const intl = useIntl();
  const theme = useChartTheme();
  const chart = useRef<ChartHandle>(null);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async (kind: ChartFile): Promise<void> => {
    const { saveChart } = await import('./saveChart.ts');
    await saveChart(kind, title, table, chart.current);
  };
  const handleSave = (kind: ChartFile): void => {
    setFailed(false);
    save(kind).catch(() => {
      setFailed(true);
    });
  };

  const tools = (
    <>
      <Button
        size="small"
        variant="minimal"
        icon={asTable ? <TimelineLineChartIcon /> : <ThIcon />}
        aria-pressed={asTable}
        aria-label={intl.formatMessage({ id: asTable ? 'charts.viewChart' : 'charts.viewTable' })}
        title={intl.formatMessage({ id: asTable ? 'charts.viewChart' : 'charts.viewTable' })}
        onClick={() => {
          setAsTable(!asTable);
        }}
      />
      <PopoverNext
        placement="bottom-end"
        content={
          <Suspense fallback={null}>
            <ChartExportItems pictures={!asTable} onSave={handleSave} />
          </Suspense>
        }
      >
        <Button
          size="small"
          variant="minimal"
          icon={<ExportIcon />}
          aria-label={intl.formatMessage({ id: 'charts.export' })}
          title={intl.formatMessage({ id: 'charts.export' })}
        />
      </PopoverNext>
    </>
  );

  return (
    <Panel title={title} subtitle={subtitle} actions={tools} className={className}>
      <div className={styles['frame']}>
        <VisuallyHidden>{summary}</VisuallyHidden>
        {failed && (
          <p className={styles['hint']} role="alert">
            {intl.formatMessage({ id: 'charts.exportFailed' })}
          </p>
        )}
        <div className={styles['area']}>
          <Suspense fallback={null}>
            {asTable ? (
              <FigureTable data={table} caption={title} />
            ) : (
              <Chart
                ref={chart}
                options={buildOptions(theme)}
                title={title}
                summary={summary}
                focusColor={theme.accent}
              />
            )}
          </Suspense>
        </div>
        {footer}
      </div>
    </Panel>
  );
}
