import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { browserState } from './support/browserState.ts';
import { calledIn } from './support/calledIn.ts';
import { createTranslator } from './support/createTranslator.ts';
import type { Translate } from './support/createTranslator.ts';
import { openContext } from './support/openContext.ts';
import { SharedContexts } from './support/SharedContexts.ts';
import { signIn } from './support/signIn.ts';
import type { Account } from './support/signIn.ts';
import { watchErrors } from './support/watchErrors.ts';

interface Options {
  /** The account logged in at the start: `test.use({ account: 'admin' })`. Default: none. */
  account: Account | null;
  /** The sample chosen last in this browser, whatever the language; null: none, as for a new user. */
  project: string | null;
  /** A day (YYYY-MM-DD) at which the browser's clock is fixed; default: the real day. Timers keep running. */
  today: string | null;
  /**
   * Whether the test gets a browser context that is not shared, because it changes the context permanently (`addInitScript`, a clock). A
   * test with its own day gets one as well.
   */
  ownContext: boolean;
}

interface WorkerFixtures {
  contexts: SharedContexts;
}

/** Makes the server fail the following calls, as the header `x-mock-fault` says; null: stop. */
export type SetFault = (fault: string | null) => Promise<void>;

interface Fixtures {
  /** Id of this test's own copy of the mock's data. */
  mockSession: string;
  /** The text of a message id in the language of the test project. */
  t: Translate;
  /** The display name, in the language of the test project, of a sample's thing or person given by its recorded name. */
  called: (recorded: string) => string;
  /** Errors that this test causes deliberately: `allowErrors(/HTTP 502/)`. All others fail it. */
  allowErrors: (...patterns: readonly RegExp[]) => void;
  setFault: SetFault;
}

/**
 * A URL on the app's host that does not load the app. A resident page with it stays open in every context: it sets the stored items, and
 * keeps the renderer process (`--process-per-site`), with the app's code compiled, for the pages of later tests.
 */
const PLAIN_FILE = '/favicon.png';
const headersOf = (mockSession: string): Record<string, string> => ({ 'x-mock-session': mockSession });
const localeOf = (locale: string | undefined): 'zh-CN' | 'en-US' => (locale === 'en-US' ? 'en-US' : 'zh-CN');

/**
 * The only `test` of the browser tests. Each test has its own data in the mock and fails on any console error, uncaught error or HTTP 500
 * and above that it did not allow.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: [null, { option: true }],
  project: ['chengyu', { option: true }],
  today: [null, { option: true }],
  ownContext: [false, { option: true }],

  contexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],

  mockSession: async ({}, use) => {
    await use(randomUUID());
  },

  request: async ({ mockSession, baseURL, locale, playwright }, use) => {
    const request = await playwright.request.newContext({
      // Like the app: the server returns names in the language of the request.
      extraHTTPHeaders: { ...headersOf(mockSession), 'accept-language': localeOf(locale) },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await use(request);
    await request.dispose();
  },

  context: async (
    {
      contexts,
      browser,
      ownContext,
      today,
      locale,
      timezoneId,
      viewport,
      deviceScaleFactor,
      contextOptions,
      account,
      project,
      baseURL,
      mockSession,
      request,
    },
    use,
    info,
  ) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts names no baseURL');
    const token = account === null ? null : await signIn(request, account);
    const { cookies, items } = browserState(baseURL, {
      locale: localeOf(locale),
      token,
      project: token === null ? null : project,
    });
    const options = JSON.stringify([baseURL, locale, timezoneId, viewport, deviceScaleFactor, contextOptions]);
    const isShared = !ownContext && today === null;
    const context = await (isShared ? contexts.take(options) : openContext(browser));
    await context.setExtraHTTPHeaders(headersOf(mockSession));
    await context.addCookies(cookies);
    const [resident = await context.newPage()] = context.pages();
    if (!resident.url().endsWith(PLAIN_FILE)) await resident.goto(PLAIN_FILE);
    await resident.evaluate((all) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, items);
    await use(context);
    if (isShared && info.status === info.expectedStatus) await contexts.giveBack(options, context);
    else await context.close();
  },

  allowErrors: [
    async ({ context }, use) => {
      const watch = watchErrors(context);
      await use(watch.allow);
      watch.stop();
      expect(watch.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ context, today, timezoneId }, use) => {
    const page = await context.newPage();
    // Noon, so that the day is the same in any time zone.
    if (today !== null) {
      await page.clock.setFixedTime(new Date(`${today}T12:00:00${timezoneId === 'Asia/Shanghai' ? '+08:00' : 'Z'}`));
    }
    await use(page);
  },

  t: async ({ locale, timezoneId }, use) => {
    await use(await createTranslator(localeOf(locale), timezoneId ?? 'UTC'));
  },

  called: async ({ locale }, use) => {
    await use(calledIn(localeOf(locale) === 'en-US' ? 'en' : 'zh'));
  },

  setFault: async ({ context, mockSession }, use) => {
    await use(async (fault) => {
      await context.setExtraHTTPHeaders({
        ...headersOf(mockSession),
        ...(fault === null ? {} : { 'x-mock-fault': fault }),
      });
    });
  },
});

export { expect } from '@playwright/test';
