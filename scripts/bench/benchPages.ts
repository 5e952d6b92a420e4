import type { Browser } from 'playwright';
import { BENCH_ADDRESS, signedInState } from './benchServers.ts';
import { measurePage } from './measurePage.ts';
import type { Visit } from './measurePage.ts';
import { summarise } from './summarise.ts';
import type { PageSummary } from './summarise.ts';

const VISITS = 5;
/** A mid-range phone or an old office computer, by the convention of page speed tools. */
const SLOWDOWN = 4;

interface BenchedPage {
  readonly route: string;
  /**
   * What stands on the page once it is usable: the form, the trend's drawn chart, the first row of the table. The form is usable
   * before the app runs: what is typed into it stays, and what is pressed is done by the app (client/public/create.js), both of
   * which client/e2e/createBeforeApp.spec.ts tries. When the app has it, "app runs" tells.
   */
  readonly ready: string;
  readonly signedIn: boolean;
}

const PAGES: readonly BenchedPage[] = [
  { route: '/create', ready: 'form button[type="submit"]', signedIn: false },
  { route: '/overview/index', ready: '.highcharts-series path', signedIn: true },
  { route: '/answer/index', ready: '[role="grid"] [role="rowheader"]', signedIn: true },
];

export interface PageResult extends PageSummary {
  readonly route: string;
  /** Scripts and style sheets of the last visit. */
  readonly files: readonly string[];
}

async function benchPage(browser: Browser, { route, ready, signedIn }: BenchedPage): Promise<PageResult> {
  const state = { viewport: { width: 1440, height: 900 }, ...(signedIn ? await signedInState() : {}) };
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await measurePage(browser, BENCH_ADDRESS + route, { ready, slowdown: SLOWDOWN, state }));
  }
  return { route, files: visits.at(-1)?.files ?? [], ...summarise(visits) };
}

/** Measures the first screens of the finished build in a real browser, over the preview server and the mock. */
export async function benchPages(browser: Browser): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const page of PAGES) results.push(await benchPage(browser, page));
  return results;
}
