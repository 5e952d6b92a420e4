import Highcharts from 'highcharts/esm/highcharts.js';
import { HighchartsReact } from 'highcharts-react-official';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styles from './Chart.module.scss';
import { accessibleOptions } from './chartAccessibility.ts';
import { chartSvg } from './chartSvg.ts';
import type { ChartPictureSize } from './chartSvg.ts';
import { createStableCallbacks } from './createStableCallbacks.ts';
import { areChartModulesLoaded, loadChartModules } from './loadChartModules.ts';
import { copyForLibrary, updateChart } from './updateChart.ts';

export interface ChartHandle {
  /** The chart as an SVG document of its own, drawn afresh at a fixed size, with options in plain colours. */
  readonly toSvg: (options: Highcharts.Options, size: ChartPictureSize) => Promise<string>;
}

export interface ChartProps {
  /** From a pure builder; the drawing is updated in place when they change. */
  readonly options: Highcharts.Options;
  readonly title: string;
  /** One sentence that says what the chart shows. */
  readonly summary: string;
  /** Of the frame around the point that has the focus. */
  readonly focusColor: string;
  readonly ref?: Ref<ChartHandle>;
}

const MODULES_AFTER_MS = 300;
/** What A4 leaves between its margins and a card's padding, in CSS pixels. */
const PAPER_WIDTH = 640;

/**
 * The one place that draws with Highcharts: mounts first and draws once its box has a size, fills that box and follows it,
 * is updated in place and never mounted again.
 */
export function Chart({ options, title, summary, focusColor, ref }: ChartProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HighchartsReactRefObject>(null);
  const [mounted, setMounted] = useState(false);
  // A chart that is drawn with them from the start need not be drawn again for them.
  const [accessible, setAccessible] = useState(areChartModulesLoaded);
  const [callbacks] = useState(createStableCallbacks);
  const drawn = useRef<Highcharts.Options>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setMounted(true);
      drawing.current?.chart.reflow();
    });
    observer.observe(element);
    // Paper is narrower than the screen, and no observer is asked before it is printed.
    const handlePrint = (): void => {
      drawing.current?.chart.setSize(PAPER_WIDTH, null, false);
    };
    const handlePrinted = (): void => {
      drawing.current?.chart.setSize(null, null, false);
    };
    window.addEventListener('beforeprint', handlePrint);
    window.addEventListener('afterprint', handlePrinted);
    return () => {
      window.removeEventListener('beforeprint', handlePrint);
      window.removeEventListener('afterprint', handlePrinted);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!mounted || accessible) return undefined;
    let left = false;
    const loadModules = async (): Promise<void> => {
      await loadChartModules();
      if (!left) setAccessible(true);
    };
    // After the first paint of the drawing, which needs neither.
    const timer = setTimeout(() => {
      // Without its modules the chart still draws, and the table beside it says the same.
      loadModules().catch(() => undefined);
    }, MODULES_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [mounted, accessible]);

  const words = { title, summary, focusColor, legend: intl.formatMessage({ id: 'charts.legend' }) };
  const shown = accessible ? accessibleOptions(options, Highcharts.getOptions(), words) : options;
  const bound = Highcharts.merge(shown, callbacks.options);

  useLayoutEffect(() => {
    callbacks.follow(shown);
    const chart = drawing.current?.chart;
    if (chart === undefined) return;
    if (drawn.current !== null) updateChart(chart, drawn.current, bound);
    drawn.current = bound;
  });

  useLayoutEffect(() => {
    // The library itself names the drawing after a title inside it, at every update; until its accessibility module is there,
    // this does.
    if (mounted && !accessible) drawing.current?.chart.renderer.box.setAttribute('aria-label', title);
  });

  useImperativeHandle(ref, () => ({
    toSvg: async (picture, size) => {
      await loadChartModules();
      return chartSvg(Highcharts, picture, title, size);
    },
  }));

  return (
    <div ref={box} className={styles['box']}>
      {mounted && (
        <HighchartsReact
          ref={drawing}
          highcharts={Highcharts}
          options={copyForLibrary(bound)}
          allowChartUpdate={false}
          containerProps={{ className: styles['canvas'] }}
        />
      )}
    </div>
  );
}
