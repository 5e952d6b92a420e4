import { messagesModule } from './messagesModule.ts';

export interface RouteBudget {
  readonly route: string;
  /**
   * Modules, or names of merged chunks, that the page and route tables (client/src/app) load lazily for this route, and what those load
   * before they render.
   */
  readonly modules: readonly string[];
  readonly htmlKb: number;
  readonly jsKb: number;
  readonly cssKb: number;
  readonly withoutHighcharts: boolean;
}

/** Budgets of the first two screens, gzip, in kilobytes of 1,000 bytes. */
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
      // Loaded by the trend; its accessibility and exporting modules follow after the first paint.
      'src/components/chart/Chart.tsx',
      ...['common', 'shell', 'overview'].map((area) => messagesModule('zh-CN', area)),
    ],
    htmlKb: 2,
    jsKb: 400,
    cssKb: 45,
    withoutHighcharts: false,
  },
];
