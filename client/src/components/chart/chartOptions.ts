import type { Options } from 'highcharts';

/** Options that builders return and `Chart` draws; an alias so that code outside this folder need not import the library's types. */
export type ChartOptions = Options;
