export interface RouteBudget {
  readonly route: string;
  /** The page that answers for it (README, "Production"). */
  readonly page: string;
  /** What the tables of pages and routes (client/src/app) load lazily for this route, and what those load before they show. */
  readonly modules: readonly string[];
  readonly htmlKb: number;
  readonly jsKb: number;
  readonly cssKb: number;
  readonly withoutHighcharts: boolean;
}

const messages = (area: string, locale = 'zh-CN'): string => `../virtual:messages/${locale}/${area}`;

/** What /create shows without being asked: the page and its calculator, which stand drawn in create.html. */
export const CREATE_MODULES = ['src/pages/create/CreatePage.tsx', 'src/pages/create/PlanCard.tsx'];

/** The texts of /create. */
export const createTexts = (locale: string): string[] => [
  messages('common', locale),
  messages('create+password+precision', locale),
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
      'src/app/shell/AppLayout.tsx',
      'src/pages/overview/OverviewPage.tsx',
      // Loaded by the trend, without its accessibility and exporting modules, which follow the first paint.
      'src/components/chart/Chart.tsx',
      messages('common'),
      messages('shell+ui+filters+figures+charts+answers+table'),
      messages('overview'),
    ],
    htmlKb: 1,
    jsKb: 360,
    cssKb: 40,
    withoutHighcharts: false,
  },
];
