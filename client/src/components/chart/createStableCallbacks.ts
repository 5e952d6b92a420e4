import type { Options } from 'highcharts';

/**
 * Callbacks that the library calls only when somebody points, clicks or listens. They stay the same functions and call those of the
 * newest options: builders create theirs anew with every render, which alone must not redraw a chart.
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
    // An empty text stands for the library's own description.
    accessibility: {
      point: { descriptionFormatter: (point) => newest.accessibility?.point?.descriptionFormatter?.(point) ?? '' },
    },
  };
  return {
    options,
    /** Notes the options that are drawn now. */
    follow(drawn: Options): void {
      newest = drawn;
    },
  };
}
