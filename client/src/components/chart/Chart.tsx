import Highcharts from 'highcharts/esm/highcharts.js';
import HighchartsReact from 'highcharts-react-official';
import type { HighchartsReactRefObject } from 'highcharts-react-official';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import styles from './Chart.module.scss';
import { chartSvg } from './chartSvg.ts';
import type { ChartPictureSize } from './chartSvg.ts';
import { loadChartModules } from './loadChartModules.ts';

export interface ChartHandle {
  /** The chart as an SVG document of its own, drawn afresh at a fixed size. */
  readonly toSvg: (title: string, size: ChartPictureSize) => Promise<string>;
}

interface ChartProps {
  /** From a pure builder; the drawing is updated in place when they change. */
  readonly options: Highcharts.Options;
  /** One sentence that says what the chart shows. */
  readonly summary: string;
  readonly ref?: Ref<ChartHandle>;
}

/** Redraw at once, match series one to one by id, never animate. */
const UPDATE: [boolean, boolean, boolean] = [true, true, false];

/**
 * The one place that draws with Highcharts: mounts first and draws once its box has a size, fills that box and follows it,
 * is updated in place and never mounted again.
 */
export function Chart({ options, summary, ref }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HighchartsReactRefObject>(null);
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setMounted(true);
      drawing.current?.chart.reflow();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  const addModules = useEffectEvent(async () => {
    await loadChartModules();
    drawing.current?.chart.update({ accessibility: { enabled: true, description: summary } }, true, false, false);
  });
  useEffect(() => {
    if (!mounted) return undefined;
    // After the first paint of the drawing: a frame for the paint, then whenever the page has time.
    const timer = setTimeout(() => {
      void addModules();
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [mounted]);

  useImperativeHandle(ref, () => ({
    toSvg: async (title, size) => {
      await loadChartModules();
      return chartSvg(Highcharts, options, title, size);
    },
  }));

  return (
    <div ref={box} className={styles['box']}>
      {mounted && (
        <HighchartsReact
          ref={drawing}
          highcharts={Highcharts}
          options={{ ...options, accessibility: { ...options.accessibility, description: summary } }}
          updateArgs={UPDATE}
          containerProps={{ className: styles['canvas'] }}
        />
      )}
    </div>
  );
}
