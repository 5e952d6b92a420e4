import type { Browser, BrowserContextOptions } from 'playwright';

/** One visit with an empty cache. Times in milliseconds from the start of the navigation. */
export interface Visit {
  readonly requests: number;
  /** Bytes as they travelled, headers included, by type of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Paths of the scripts and style sheets that were fetched. */
  readonly files: readonly string[];
  readonly firstContentfulPaintMs: number | null;
  /** When the page's own mark of being usable was first there, and painted. */
  readonly readyMs: number | null;
  /** When the app ran: what it drew, or what was drawn ahead, answered to it. */
  readonly startedMs: number | null;
  /** Sum of what tasks took beyond 50 ms, after the first paint. */
  readonly totalBlockingMs: number;
}

/** Called by the page once it is ready and its app runs. Asking it meanwhile would cost it fifty milliseconds, which readers do not have. */
const READY_CALL = 'benchReady';

interface Timings {
  fcp: number | null;
  ready: number | null;
  started: number | null;
  blocking: number;
}

declare global {
  interface Window {
    benchTimings?: Timings;
    benchReady?: (text: string) => void;
  }
}

const READY_TIMEOUT_MS = 20_000;
const SETTLE_MS = 1000;
/**
 * A new window first loads pages of the browser itself, some hundred files for its address bar, which would take processor and
 * time away from ours (a quarter of the time on two cores). A reader's window has been there for long.
 */
const WINDOW_SETTLE_MS = 2000;

/** Runs in the page before its own scripts. */
function observe(selector: string): void {
  const timings: Timings = { fcp: null, ready: null, started: null, blocking: 0 };
  window.benchTimings = timings;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') timings.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (timings.fcp !== null && startTime + duration > timings.fcp) timings.blocking += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  const tell = (): void => {
    if (timings.ready !== null && timings.started !== null) window.benchReady?.('');
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'app-started') timings.started ??= startTime;
    tell();
  }).observe({ type: 'mark', buffered: true });
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else {
      timings.ready = performance.now();
      tell();
    }
  };
  requestAnimationFrame(look);
}

/**
 * Visits an address in a fresh context.
 * @param ready selector of an element that stands on the page once it is usable
 * @param slowdown how many times slower than this computer's the processor is made
 */
export async function measurePage(
  browser: Browser,
  address: string,
  { ready: selector, slowdown, state }: { ready: string; slowdown: number; state: BrowserContextOptions },
): Promise<Visit> {
  const context = await browser.newContext(state);
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_SETTLE_MS);
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const files: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (type === 'Script' || type === 'Stylesheet') files.push(new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // tsx names inner functions by a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(observe, selector);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: READY_CALL });
  const ready = new Promise<void>((resolve) => {
    session.once('Runtime.bindingCalled', () => {
      resolve();
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await Promise.race([ready, page.waitForTimeout(READY_TIMEOUT_MS)]);
  await page.waitForTimeout(SETTLE_MS);
  const {
    fcp = null,
    ready: there = null,
    started = null,
    blocking = 0,
  } = (await page.evaluate(() => window.benchTimings)) ?? {};
  await context.close();
  return {
    requests: types.size,
    bytes,
    files,
    firstContentfulPaintMs: fcp,
    // What stands in the document before the first paint is seen with it.
    readyMs: there === null ? null : Math.max(there, fcp ?? there),
    startedMs: started,
    totalBlockingMs: blocking,
  };
}
