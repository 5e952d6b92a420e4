import { findBrowser } from '../lib/findBrowser.ts';
import { BENCH_ADDRESS, logInDemo } from './benchServers.ts';
import { measurePage } from './measurePage.ts';
import type { Visit } from './measurePage.ts';
import { PlainBrowser } from './PlainBrowser.ts';
import { summarise } from './summarise.ts';
import type { PageSummary } from './summarise.ts';

const VISITS = 5;
/** CPU throttling for a mid-range phone or an old office computer, by the convention of page speed tools. */
const SLOWDOWN = 4;

interface BenchedPage {
  readonly route: string;
  /** Selector of what makes the page usable: the form, the trend's drawn chart, the first row of the table. */
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

async function benchPage(browser: PlainBrowser, { route, ready, signedIn }: BenchedPage): Promise<PageResult> {
  const login = signedIn ? await logInDemo() : null;
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await measurePage(browser, BENCH_ADDRESS + route, { ready, slowdown: SLOWDOWN, login }));
  }
  return { route, files: visits.at(-1)?.files ?? [], ...summarise(visits) };
}

/** Measures the first pages of the production build in a browser without a test driver, with the preview server and the mock. */
export async function benchPages(): Promise<PageResult[]> {
  const executablePath = findBrowser(process.env, true);
  if (executablePath === undefined) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH.');
  const browser = PlainBrowser.launch(executablePath);
  try {
    const results: PageResult[] = [];
    for (const page of PAGES) results.push(await benchPage(browser, page));
    return results;
  } finally {
    await browser.close();
  }
}
