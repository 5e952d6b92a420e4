import type { Browser, BrowserContext } from '@playwright/test';
import { openContext } from './openContext.ts';

/**
 * The browser contexts of a worker, one per set of options, reused by test after test. The app's files stay in their cache, compiled:
 * Playwright's own ways (a context per test, or `reuseContext`, which empties the cache) load and compile the whole program for every test.
 * `giveBack` removes everything else that a test leaves behind.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A context that no other test is using: without cookies, routes and permissions, and with at most its first page.
   * @param options the test's context options, as text; Playwright applies them to a context created during the test
   */
  async take(options: string): Promise<BrowserContext> {
    const free = this.#free.get(options);
    this.#free.delete(options);
    return free ?? openContext(this.#browser);
  }

  /**
   * Cleans a context for the next test. Its first page stays, to keep its process. The next test clears the storage of the page's origin
   * (local storage).
   */
  async giveBack(options: string, context: BrowserContext): Promise<void> {
    const [, ...pages] = context.pages();
    await Promise.all(pages.map(async (page) => page.close()));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      context.setExtraHTTPHeaders({}),
    ]);
    this.#free.set(options, context);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#free.values()].map(async (context) => context.close()));
  }
}
