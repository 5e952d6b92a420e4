import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions } from 'playwright';
import * as v from 'valibot';
import type { PlainBrowser } from './PlainBrowser.ts';

/** One visit with an empty cache. Times in milliseconds from navigation start. */
export interface Visit {
  readonly requests: number;
  /** Bytes transferred, including headers, by resource type. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Paths of the loaded scripts and style sheets. */
  readonly files: readonly string[];
  readonly firstContentfulPaintMs: number | null;
  /** When the usable content was first rendered and painted. */
  readonly readyMs: number | null;
  /** Total blocking time: the parts of tasks beyond 50 ms, after the first paint. */
  readonly totalBlockingMs: number;
}

/** A logged-in session. */
export interface Login {
  readonly cookies: NonNullable<Exclude<BrowserContextOptions['storageState'], string>>['cookies'];
  readonly localStorage: Readonly<Record<string, string>>;
}

interface VisitPlan {
  /** Selector of what makes the page usable. */
  readonly ready: string;
  /** CPU throttling rate. */
  readonly slowdown: number;
  readonly login: Login | null;
}

const ids = v.looseObject({
  browserContextId: v.optional(v.string(), ''),
  targetId: v.optional(v.string(), ''),
  sessionId: v.optional(v.string(), ''),
});
const evaluated = v.object({ result: v.object({ value: v.string() }) });
const resource = v.object({ name: v.string(), transferSize: v.number() });
const recorded = v.object({
  fcp: v.nullable(v.number()),
  ready: v.nullable(v.number()),
  blocking: v.number(),
  resources: v.array(resource),
});

const TIMEOUT_MS = 20_000;
const POLL_MS = 1000;
const SETTLE_MS = 1000;
/** A new window first loads internal browser pages, whose CPU time would distort the measurement. */
const WINDOW_SETTLE_MS = 2000;

/** Runs in the page before its own scripts. */
function observe(selector: string): void {
  const times: { fcp: number | null; ready: number | null; blocking: number } = { fcp: null, ready: null, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') times.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (times.fcp !== null && startTime + duration > times.fcp) times.blocking += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    // After the frame in which it is painted.
    else setTimeout(() => (times.ready = performance.now()));
  };
  requestAnimationFrame(look);
  Reflect.set(globalThis, 'benchResult', () => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return JSON.stringify({ ...times, resources: entries });
  });
}

function typeOf(name: string): string {
  const { pathname } = new URL(name);
  if (pathname.startsWith('/api/')) return 'Data';
  if (pathname.endsWith('.js')) return 'Script';
  if (pathname.endsWith('.css')) return 'Stylesheet';
  return /\.\w+$/u.test(pathname) ? 'Other' : 'Document';
}

/** Visits an address in a new browser context. */
export async function measurePage(browser: PlainBrowser, address: string, plan: VisitPlan): Promise<Visit> {
  const { browserContextId } = v.parse(ids, await browser.send('Target.createBrowserContext'));
  const window = { url: 'about:blank', browserContextId, width: 1440, height: 900 };
  const { targetId } = v.parse(ids, await browser.send('Target.createTarget', window));
  const { sessionId } = v.parse(ids, await browser.send('Target.attachToTarget', { targetId, flatten: true }));
  const send: PlainBrowser['send'] = (method, params) => browser.send(method, params, sessionId);
  const evaluate = async (expression: string): Promise<string> =>
    v.parse(evaluated, await send('Runtime.evaluate', { expression })).result.value;
  await wait(WINDOW_SETTLE_MS);
  if (plan.login !== null) {
    await browser.send('Storage.setCookies', { cookies: plan.login.cookies, browserContextId });
    // Local storage can only be written from a page of its origin.
    await send('Page.navigate', { url: new URL('/favicon.png', address).href });
    await wait(POLL_MS);
    for (const [name, value] of Object.entries(plan.login.localStorage)) {
      await evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)}), ''`);
    }
  }
  await send('Emulation.setCPUThrottlingRate', { rate: plan.slowdown });
  await send('Page.enable');
  // tsx names inner functions with a helper of its own, which the page lacks.
  const source = `globalThis.__name ??= (named) => named; (${String(observe)})(${JSON.stringify(plan.ready)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url: address });
  const read = async () => v.parse(recorded, JSON.parse(await evaluate('benchResult()')));
  // Polls once a second at most: each poll costs the page time.
  const until = Date.now() + TIMEOUT_MS;
  do await wait(POLL_MS);
  while ((await read()).ready === null && Date.now() < until);
  await wait(SETTLE_MS);
  const { fcp, ready, blocking, resources } = await read();
  await browser.send('Target.disposeBrowserContext', { browserContextId });
  const bytes: Record<string, number> = {};
  for (const { name, transferSize } of resources) bytes[typeOf(name)] = (bytes[typeOf(name)] ?? 0) + transferSize;
  return {
    requests: resources.length,
    bytes,
    files: resources
      .filter(({ name }) => ['Script', 'Stylesheet'].includes(typeOf(name)))
      .map(({ name }) => new URL(name).pathname),
    firstContentfulPaintMs: fcp,
    readyMs: ready === null ? null : Math.max(ready, fcp ?? ready),
    totalBlockingMs: blocking,
  };
}
