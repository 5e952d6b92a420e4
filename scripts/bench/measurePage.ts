import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions } from 'playwright';
import * as v from 'valibot';
import type { PlainBrowser } from './PlainBrowser.ts';

/** One visit with an empty cache. Times in milliseconds from the start of the navigation. */
export interface Visit {
  readonly requests: number;
  /** Bytes as they traveled, headers included, by type of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Paths of the scripts and style sheets that were fetched. */
  readonly files: readonly string[];
  readonly firstContentfulPaintMs: number | null;
  /** When what makes the page usable was first there, and painted. */
  readonly readyMs: number | null;
  /** Sum of what tasks took beyond 50 ms, after the first paint. */
  readonly totalBlockingMs: number;
}

/** Of somebody who is logged in. */
export interface Login {
  readonly cookies: NonNullable<Exclude<BrowserContextOptions['storageState'], string>>['cookies'];
  readonly localStorage: Readonly<Record<string, string>>;
}

interface VisitPlan {
  /** Selector of what stands on the page once it is usable. */
  readonly ready: string;
  /** How many times slower than this computer's the processor is made. */
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
/** A new window first loads pages of the browser itself, which would take processor time away from ours. */
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
    // After the frame that it is painted in.
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

/** Visits an address in a fresh context of the browser. */
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
    // Local storage can be written from a page of its origin only.
    await send('Page.navigate', { url: new URL('/favicon.png', address).href });
    await wait(POLL_MS);
    for (const [name, value] of Object.entries(plan.login.localStorage)) {
      await evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)}), ''`);
    }
  }
  await send('Emulation.setCPUThrottlingRate', { rate: plan.slowdown });
  await send('Page.enable');
  // tsx names inner functions by a helper of its own, which the page does not have.
  const source = `globalThis.__name ??= (named) => named; (${String(observe)})(${JSON.stringify(plan.ready)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url: address });
  const read = async () => v.parse(recorded, JSON.parse(await evaluate('benchResult()')));
  // Asked once a second at most: each question takes the page a moment.
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
