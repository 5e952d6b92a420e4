import { messagesModule } from './messagesModule.ts';

export interface RouteBudget {
  readonly route: string;
  /** The page that answers for it (README, "Production"). */
  readonly page: string;
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

/** What /create shows without being asked: the page and its calculator, which stand drawn in create.html. */
export const CREATE_MODULES = ['src/pages/create/CreatePage.tsx', 'src/pages/create/PlanCard.tsx'];

/** The texts of /create. */
export const createTexts = (locale: string): string[] => [
  messagesModule(locale, 'common'),
  messagesModule(locale, 'create'),
];

/** What the two first screens may load, gzip, in kilobytes of 1,000 bytes. */
export const ROUTE_BUDGETS: readonly RouteBudget[] = [
  {
    route: '/create',
    page: 'create.html',
    modules: [...CREATE_MODULES, ...createTexts('zh-CN')],
    htmlKb: 5,
    jsKb: 195,
    cssKb: 25,
    withoutHighcharts: true,
  },
  {
    route: '/overview/index',
    page: 'index.html',
    modules: [
      'frame',
      'src/pages/overview/OverviewPage.tsx',
      // Loaded by the trend, without its accessibility and exporting modules, which follow the first paint.
      'src/components/chart/Chart.tsx',
      ...['common', 'shell', 'overview'].map((area) => messagesModule('zh-CN', area)),
    ],
    htmlKb: 1,
    jsKb: 360,
    cssKb: 40,
    withoutHighcharts: false,
  },
];
