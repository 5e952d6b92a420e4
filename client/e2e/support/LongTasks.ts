import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a long task after which the page is at rest. */
const REST_MS = 250;

declare global {
  interface Window {
    /** Since it was last emptied: how long each task took, and when the last one ended. */
    longTasks?: { durations: number[]; last: number };
  }
}

/**
 * The tasks of a page's main thread that took longer than 50 ms, as the browser itself measures them: by the clock on the wall, which on
 * a busy machine counts other people's work. So what the thread computed altogether is asked too: no task can have computed more.
 */
export class LongTasks {
  readonly #page: Page;
  readonly #browser: CDPSession;
  #before = 0;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async of(page: Page): Promise<LongTasks> {
    await page.evaluate(() => {
      const seen = { durations: [] as number[], last: performance.now() };
      window.longTasks = seen;
      new PerformanceObserver((list) => {
        for (const { duration, startTime } of list.getEntries()) {
          seen.durations.push(duration);
          seen.last = Math.max(seen.last, startTime + duration);
        }
      }).observe({ type: 'longtask' });
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new LongTasks(page, browser);
  }

  /** Forgets what was measured so far; asked of a page at rest, as `settle` and `longest` leave it. */
  async begin(): Promise<void> {
    await this.#page.evaluate(() => {
      if (window.longTasks) window.longTasks.durations = [];
    });
    this.#before = await this.#computed();
  }

  /** Waits until the page is at rest. */
  async settle(): Promise<void> {
    await this.#page.evaluate(async (rest) => {
      const from = performance.now();
      const isAtRest = (): boolean => performance.now() - Math.max(from, window.longTasks?.last ?? 0) >= rest;
      // Asked between frames: a page that is held up does not answer.
      while (!isAtRest()) await new Promise((resolve) => setTimeout(resolve, 30));
    }, REST_MS);
  }

  /** The longest since `begin`, in milliseconds, and no more than all tasks since then computed together. */
  async longest(): Promise<number> {
    await this.settle();
    const computed = (await this.#computed()) - this.#before;
    const longest = await this.#page.evaluate(() => Math.max(0, ...(window.longTasks?.durations ?? [])));
    return Math.min(longest, computed);
  }

  /** Milliseconds that the main thread has computed so far. */
  async #computed(): Promise<number> {
    const { metrics } = await this.#browser.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1000;
  }
}
