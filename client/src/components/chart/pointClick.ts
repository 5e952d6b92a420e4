import type { PlotSeriesPointOptions, Point } from 'highcharts';

/** The `plotOptions.series.point` of a chart whose points open something. */
export function pointClick(open: (point: Point) => void): PlotSeriesPointOptions {
  return {
    events: {
      click() {
        open(this);
      },
    },
  };
}
