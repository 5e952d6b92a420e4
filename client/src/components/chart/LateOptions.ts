import type { Options, Point, Tooltip } from 'highcharts';

type Formatter = NonNullable<NonNullable<Options['tooltip']>['formatter']>;
type Click = NonNullable<NonNullable<NonNullable<Options['chart']>['events']>['click']>;
type PointOptions = NonNullable<NonNullable<NonNullable<Options['plotOptions']>['series']>['point']>;
type PointClick = NonNullable<NonNullable<PointOptions['events']>['click']>;
type Describe = NonNullable<NonNullable<NonNullable<Options['accessibility']>['point']>['descriptionFormatter']>;

/**
 * Builders make their functions anew with every set of data. Those that the library asks only when somebody points, clicks or
 * listens stay the same for it here, and ask the newest: so that they alone are no reason to draw a chart again.
 */
export class LateOptions {
  #newest: Options = {};
  readonly #formatter: Formatter;
  readonly #click: Click;
  readonly #pointClick: PointClick;
  readonly #describe: Describe;

  constructor() {
    const newest = (): Options => this.#newest;
    this.#formatter = function formatNewest(this: Point, tooltip: Tooltip) {
      return newest().tooltip?.formatter?.call(this, tooltip);
    };
    this.#click = function clickNewest(event) {
      newest().chart?.events?.click?.call(this, event);
    };
    this.#pointClick = function clickPointNewest(event) {
      newest().plotOptions?.series?.point?.events?.click?.call(this, event);
    };
    this.#describe = (point) => newest().accessibility?.point?.descriptionFormatter?.(point) ?? '';
  }

  /** Notes what is drawn now: whoever points, clicks or listens asks these. */
  take(options: Options): void {
    this.#newest = options;
  }

  /** The options with those functions in the place of the builder's. */
  bind(options: Options): Options {
    const { tooltip, chart, plotOptions, accessibility } = options;
    const point = plotOptions?.series?.point;
    return {
      ...options,
      ...(tooltip?.formatter !== undefined && { tooltip: { ...tooltip, formatter: this.#formatter } }),
      ...(chart?.events?.click !== undefined && {
        chart: { ...chart, events: { ...chart.events, click: this.#click } },
      }),
      ...(point?.events?.click !== undefined && {
        plotOptions: {
          ...plotOptions,
          series: {
            ...plotOptions?.series,
            point: { ...point, events: { ...point.events, click: this.#pointClick } },
          },
        },
      }),
      ...(accessibility?.point?.descriptionFormatter !== undefined && {
        accessibility: {
          ...accessibility,
          point: { ...accessibility.point, descriptionFormatter: this.#describe },
        },
      }),
    };
  }
}
