import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions } from 'playwright';
import * as v from 'valibot';
import { BROWSER_ARGUMENTS, findBrowser } from '../lib/findBrowser.ts';
import { LOCAL_HOST } from '../lib/readPort.ts';
import type { Login } from './measurePage.ts';
import { startServer } from './startServer.ts';

const MOCK_PORT = 5621;
const PORT = 4193;
/** Address of the preview server, which proxies to the mock. */
export const BENCH_ADDRESS = `http://${LOCAL_HOST}:${PORT}`;
const loginSchema = v.object({ code: v.literal(0), data: v.object({ token: v.string() }) });

/**
 * Runs work in a real browser against the production build, the preview server and the mock. @param settings further variables of the mock.
 */
export async function withBenchServers<T>(
  dataDir: string,
  work: (browser: Browser) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const executablePath = findBrowser(process.env, true);
  if (executablePath === undefined) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH.');
  const mock = `http://${LOCAL_HOST}:${MOCK_PORT}`;
  const stopMock = await startServer('mock-server/src/main.ts', `${mock}/api/health`, {
    MOCK_PORT: String(MOCK_PORT),
    DATA_DIR: dataDir,
    ...settings,
  });
  try {
    const stopPreview = await startServer('scripts/preview.ts', BENCH_ADDRESS, {
      PORT: String(PORT),
      API_TARGET: mock,
    });
    try {
      const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
      try {
        return await work(browser);
      } finally {
        await browser.close();
      }
    } finally {
      await stopPreview();
    }
  } finally {
    await stopMock();
  }
}

/** Cookie and local storage of the logged-in demo account. */
export async function logInDemo(): Promise<Login> {
  const reply = await fetch(`${BENCH_ADDRESS}/api/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@answerscope.dev', password: 'Answer-2026' }),
  });
  const { token } = v.parse(loginSchema, await reply.json()).data;
  const cookie = { name: 'auth_token', value: token, domain: LOCAL_HOST, path: '/', sameSite: 'Strict' as const };
  return { cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false }], localStorage: { token } };
}

/** The same for a Playwright page, with further local storage entries. */
export async function signedInState(storage: Readonly<Record<string, string>> = {}): Promise<BrowserContextOptions> {
  const { cookies, localStorage } = await logInDemo();
  const entries = Object.entries({ ...localStorage, ...storage }).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [...cookies], origins: [{ origin: BENCH_ADDRESS, localStorage: entries }] } };
}
