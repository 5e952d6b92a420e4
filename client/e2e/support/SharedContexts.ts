import type { Browser, BrowserContext } from '@playwright/test';

/**
 * The browser contexts of a worker, one for each set of options, handed from test to test. Files of the app stay in their cache,
 * compiled: Playwright's own way (a context each, or `reuseContext`, which empties the cache) reads and compiles the whole program
 * for every test. All else that a test leaves behind is taken away by `giveBack`.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A context that no other test is using: without cookies, routes and permissions, and at most with the first page it had.
   * @param options what the test asks of its context, as text; Playwright gives them to one that is made during the test
   */
  async take(options: string): Promise<BrowserContext> {
    const free = this.#free.get(options);
    this.#free.delete(options);
    return free ?? this.#browser.newContext();
  }

  /**
   * Makes a context ready for the next test. Its first page stays, for the sake of its process. What it keeps of a page's origin
   * (local storage) is the next test's to clear.
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
