import { HighchartsReact } from 'highcharts-react-official';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import Highcharts from 'highcharts/esm/highcharts.js';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useTextScale } from '#client/hooks/textScale.ts';
import { accessibleOptions } from './chartAccessibility.ts';
import { createStableCallbacks } from './createStableCallbacks.ts';
import { chartSvg } from './export/chartSvg.ts';
import type { ChartPictureSize } from './export/chartSvg.ts';
import { areChartModulesLoaded, loadChartModules } from './loadChartModules.ts';
import { copyForLibrary, updateChart } from './updateChart.ts';
import styles from './Chart.module.scss';

export interface ChartHandle {
  /** Renders the chart as a standalone SVG document at a fixed size, with options in plain colours. */
  readonly toSvg: (options: Highcharts.Options, size: ChartPictureSize) => Promise<string>;
}

export interface ChartProps {
  /** Options from a pure builder; the chart is updated in place when they change. */
  readonly options: Highcharts.Options;
  readonly title: string;
  /** One sentence that summarises the chart. */
  readonly summary: string;
  /** Colour of the frame around the focused point. */
  readonly focusColor: string;
  readonly ref?: Ref<ChartHandle>;
}

const MODULES_AFTER_MS = 300;
/** Width of A4 without its margins and the card's padding, in CSS pixels. */
const PAPER_WIDTH = 640;
/** Font size in a chart, in pixels. */
const LETTERS = 12;

/**
 * The only component that draws with Highcharts. It mounts first and draws once its box has a size, follows the box's size, and is updated
 * in place, never remounted.
 */
export function Chart({ options, title, summary, focusColor, ref }: ChartProps) {
  const intl = useIntl();
  const textScale = useTextScale();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HighchartsReactRefObject>(null);
  const [mounted, setMounted] = useState(false);
  // A chart created with the modules loaded needs no second drawing for them.
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
    // Paper is narrower than the screen, and resize observers do not run before printing.
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
    // Loaded after the chart's first paint, which does not need them.
    const timer = setTimeout(() => {
      // Without the modules the chart still draws, and its table has the same data.
      loadModules().catch(() => undefined);
    }, MODULES_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [mounted, accessible]);

  const words = { title, summary, focusColor, legend: intl.formatMessage({ id: 'charts.legend' }) };
  const shown = accessible ? accessibleOptions(options, Highcharts.getOptions(), words) : options;
  // Text that the reader enlarges reaches lower than Highcharts computes.
  const room = textScale === 1 ? {} : { chart: { spacingBottom: Math.round(LETTERS * textScale) } };
  const bound = Highcharts.merge(shown, callbacks.options, room);

  useLayoutEffect(() => {
    callbacks.follow(shown);
    const chart = drawing.current?.chart;
    if (chart === undefined) return;
    if (drawn.current !== null) updateChart(chart, drawn.current, bound);
    drawn.current = bound;
  });

  useLayoutEffect(() => {
    // Highcharts labels the drawing after a title inside it at every update; until its accessibility module is loaded, it is labelled here.
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
