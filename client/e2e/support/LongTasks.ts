import type { CDPSession, Page } from '@playwright/test';

/** The page is idle after this many milliseconds without a long task. */
const REST_MS = 250;

declare global {
  interface Window {
    /** Since the last reset: the duration of each task, and the end of the last one. */
    longTasks?: { durations: number[]; last: number };
  }
}

/**
 * Tasks of the main thread longer than 50 ms, as the browser reports them. It measures wall-clock time, which on a busy machine includes
 * other processes. So the total CPU time of the thread is read too: no task can exceed it.
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

  /** Resets the measurement. Call it on an idle page, as `settle` and `longest` leave it. */
  async begin(): Promise<void> {
    await this.#page.evaluate(() => {
      if (window.longTasks) window.longTasks.durations = [];
    });
    this.#before = await this.#computed();
  }

  /** Waits until the page is idle. */
  async settle(): Promise<void> {
    await this.#page.evaluate(async (rest) => {
      const from = performance.now();
      const isAtRest = (): boolean => performance.now() - Math.max(from, window.longTasks?.last ?? 0) >= rest;
      // Polls between frames: a blocked page does not answer.
      while (!isAtRest()) await new Promise((resolve) => setTimeout(resolve, 30));
    }, REST_MS);
  }

  /** The longest task since `begin`, in milliseconds, at most the CPU time since then. */
  async longest(): Promise<number> {
    await this.settle();
    const computed = (await this.#computed()) - this.#before;
    const longest = await this.#page.evaluate(() => Math.max(0, ...(window.longTasks?.durations ?? [])));
    return Math.min(longest, computed);
  }

  /** CPU time of the main thread so far, in milliseconds. */
  async #computed(): Promise<number> {
    const { metrics } = await this.#browser.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1000;
  }
}
