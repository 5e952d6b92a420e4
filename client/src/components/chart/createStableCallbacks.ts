import type { Options } from 'highcharts';

/**
 * Stable callbacks for hover, click and screen reader events. They delegate to those of the newest options: builders create new ones with
 * every render, which alone must not redraw a chart.
 */
export function createStableCallbacks() {
  let newest: Options = {};
  const options: Options = {
    tooltip: {
      formatter(tooltip) {
        return newest.tooltip?.formatter?.call(this, tooltip);
      },
    },
    chart: {
      events: {
        click(event) {
          newest.chart?.events?.click?.call(this, event);
        },
      },
    },
    plotOptions: {
      series: {
        point: {
          events: {
            click(event) {
              newest.plotOptions?.series?.point?.events?.click?.call(this, event);
            },
          },
        },
      },
    },
    // An empty text makes Highcharts use its own description.
    accessibility: {
      point: { descriptionFormatter: (point) => newest.accessibility?.point?.descriptionFormatter?.(point) ?? '' },
    },
  };
  return {
    options,
    /** Sets the options that are currently drawn. */
    follow(drawn: Options): void {
      newest = drawn;
    },
  };
}
