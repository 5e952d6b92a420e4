import { lazy, Suspense, use, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '#client/hooks/useLatest.ts';
import { Panel } from '../figures/Panel.tsx';
import { VisuallyHidden } from '../figures/VisuallyHidden.tsx';
import type { FigureTableData } from '../table/FigureTable.tsx';
import { withSubject } from '../table/file/fileFacts.ts';
import type { FileScope } from '../table/file/FileScope.ts';
import { useFileFacts } from '../table/file/useFileFacts.ts';
import { Loading } from '../ui/Loading.tsx';
import { OutdatedContext } from '../ui/OutdatedContext.ts';
import type { ChartHandle, ChartProps } from './Chart.tsx';
import type { ChartOptions } from './chartOptions.ts';
import { parseThemeText, readThemeText, tokenTheme } from './chartTheme.ts';
import type { ChartTheme } from './chartTheme.ts';
import { ChartTools } from './ChartTools.tsx';
import type { ChartFile } from './export/ChartExportItems.tsx';
import styles from './ChartPanel.module.scss';

// Highcharts is loaded in parallel to the page, not with it.
const PlainChart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }));

// The table is loaded on demand.
const FigureTable = lazy(async () => ({ default: (await import('../table/FigureTable.tsx')).FigureTable }));

interface ChartPanelProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One sentence that summarises the chart for screen readers. */
  readonly summary: string;
  readonly buildOptions: (theme: ChartTheme) => ChartOptions;
  /** The same data as a table. */
  readonly table: FigureTableData;
  readonly className?: string | undefined;
  /** Scope of the data, for files; defaults to the filters of the page. */
  readonly of?: FileScope | undefined;
  /** What the chart is about, for files, if it is one of several things of the page, such as one page of an inventory. */
  readonly subject?: string | undefined;
  /** Notes for pictures, which lack the texts that the page shows around the chart. */
  readonly pictureNotes?: readonly string[];
  /** Shown below the chart. */
  readonly footer?: ReactNode;
  /** A `Chart` that also loads a further Highcharts module. */
  readonly drawing?: ComponentType<ChartProps>;
}

/** A chart in its card: title, summary, "view as table", and export as PNG, SVG or CSV, all created in the browser. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, subtitle, summary, buildOptions, table, className, of, pictureNotes = [], footer } = props;
  const { subject, drawing: Chart = PlainChart } = props;
  const intl = useIntl();
  const outdated = use(OutdatedContext);
  const factsOf = useFileFacts();
  const chart = useRef<ChartHandle>(null);
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async (kind: ChartFile): Promise<void> => {
    const facts = withSubject(factsOf(of), subject);
    const { saveChart } = await import('./export/saveChart.ts');
    // A picture cannot resolve CSS variables.
    const build = (): ChartOptions => buildOptions(parseThemeText(readThemeText()));
    await saveChart(intl, kind, { title, subject, table, facts, notes: pictureNotes }, chart.current, build);
  };
  const handleSave = useLatest((kind: ChartFile) => {
    if (outdated.isNow()) return;
    setFailed(false);
    save(kind).catch(() => {
      setFailed(true);
    });
  });
  const handleView = useLatest(() => {
    setAsTable(!asTable);
  });

  return (
    <Panel
      title={title}
      subtitle={subtitle}
      actions={<ChartTools asTable={asTable} outdated={outdated.shown} onView={handleView} onSave={handleSave} />}
      className={className}
    >
      <div className={styles['frame']}>
        <VisuallyHidden>{summary}</VisuallyHidden>
        {failed && (
          <p className={styles['hint']} role="alert">
            {intl.formatMessage({ id: 'charts.exportFailed' })}
          </p>
        )}
        <div className={styles['area']} data-drawing={!asTable}>
          <Suspense fallback={<Loading />}>
            {asTable ? (
              <FigureTable data={table} caption={title} />
            ) : (
              <Chart
                ref={chart}
                options={buildOptions(tokenTheme)}
                title={title}
                summary={summary}
                focusColor={tokenTheme.accent}
              />
            )}
          </Suspense>
        </div>
        {footer}
      </div>
    </Panel>
  );
}
