import type { Options } from 'highcharts';

/** What a builder gives and the chart draws; named here so that nobody outside this folder needs the library's types. */
export type ChartOptions = Options;
