import { messagesModule } from './messagesModule.ts';

export interface RouteBudget {
  readonly route: string;
  /**
   * What the tables of pages and routes (client/src/app) load lazily for this route, and what those load before they show:
   * modules, or names of files that several went into.
   */
  readonly modules: readonly string[];
  readonly htmlKb: number;
  readonly jsKb: number;
  readonly cssKb: number;
  readonly withoutHighcharts: boolean;
}

/** What the two first screens may load, gzip, in kilobytes of 1,000 bytes. */
export const ROUTE_BUDGETS: readonly RouteBudget[] = [
  {
    route: '/create',
    modules: [
      'login',
      'src/pages/create/SamplingCard.tsx',
      ...['common', 'create'].map((area) => messagesModule('zh-CN', area)),
    ],
    htmlKb: 2,
    jsKb: 220,
    cssKb: 40,
    withoutHighcharts: true,
  },
  {
    route: '/overview/index',
    modules: [
      // The layout and the overview.
      'frame',
      // Loaded by the trend, without its accessibility and exporting modules, which follow the first paint.
      'src/components/chart/Chart.tsx',
      ...['common', 'shell', 'overview'].map((area) => messagesModule('zh-CN', area)),
    ],
    htmlKb: 2,
    jsKb: 400,
    cssKb: 45,
    withoutHighcharts: false,
  },
];
