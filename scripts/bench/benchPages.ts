import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions } from 'playwright';
import * as v from 'valibot';
import { BROWSER_ARGUMENTS, findBrowser } from '../lib/findBrowser.ts';
import { LOCAL_HOST } from '../lib/readPort.ts';
import { measurePage } from './measurePage.ts';
import type { Visit } from './measurePage.ts';
import { startServer } from './startServer.ts';
import { summarise } from './summarise.ts';
import type { PageSummary } from './summarise.ts';

const MOCK_PORT = 5621;
const PORT = 4193;
const ADDRESS = `http://${LOCAL_HOST}:${PORT}`;
const VISITS = 5;
/** A mid-range phone or an old office computer, by the convention of page speed tools. */
const SLOWDOWN = 4;
const loginSchema = v.object({ code: v.literal(0), data: v.object({ token: v.string() }) });

interface BenchedPage {
  readonly route: string;
  /** What stands on the page once it is usable: the form, or the trend's drawn chart. */
  readonly ready: string;
  readonly signedIn: boolean;
}

const PAGES: readonly BenchedPage[] = [
  { route: '/create', ready: 'form button[type="submit"]', signedIn: false },
  { route: '/overview/index', ready: '.highcharts-series path', signedIn: true },
];

export interface PageResult extends PageSummary {
  readonly route: string;
  /** Scripts and style sheets of the last visit. */
  readonly files: readonly string[];
}

async function signedInState(): Promise<BrowserContextOptions> {
  const reply = await fetch(`${ADDRESS}/api/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@answerscope.dev', password: 'Answer-2026' }),
  });
  const { token } = v.parse(loginSchema, await reply.json()).data;
  const cookie = { name: 'auth_token', value: token, domain: LOCAL_HOST, path: '/', expires: -1 };
  return {
    storageState: {
      cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Strict' }],
      origins: [{ origin: ADDRESS, localStorage: [{ name: 'token', value: token }] }],
    },
  };
}

async function benchPage(browser: Browser, { route, ready, signedIn }: BenchedPage): Promise<PageResult> {
  const state = { viewport: { width: 1440, height: 900 }, ...(signedIn ? await signedInState() : {}) };
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await measurePage(browser, ADDRESS + route, { ready, slowdown: SLOWDOWN, state }));
  }
  return { route, files: visits.at(-1)?.files ?? [], ...summarise(visits) };
}

/** Measures the first screens of the finished build in a real browser, over the preview server and the mock. */
export async function benchPages(): Promise<PageResult[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH.');
  const mock = `http://${LOCAL_HOST}:${MOCK_PORT}`;
  const stopMock = await startServer('mock-server/src/main.ts', `${mock}/__mock/health`, {
    MOCK_PORT: String(MOCK_PORT),
    DATA_DIR: '.cache/bench-data',
  });
  try {
    const stopPreview = await startServer('scripts/preview.ts', ADDRESS, { PORT: String(PORT), API_TARGET: mock });
    try {
      const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
      const results: PageResult[] = [];
      for (const page of PAGES) results.push(await benchPage(browser, page));
      await browser.close();
      return results;
    } finally {
      await stopPreview();
    }
  } finally {
    await stopMock();
  }
}
