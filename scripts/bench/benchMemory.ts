import type { Browser, CDPSession, Page } from 'playwright';
import { BENCH_ADDRESS, signedInState } from './benchServers.ts';
import { menuLink, MENU_PATHS } from './benchSteps.ts';
import { sumObjects } from './sumObjects.ts';

const ROUTE_CHANGES = 200;
/** Time per page in the first round: a chart loads its modules 300 ms after it is drawn. */
const FIRST_LOOK_MS = 1000;
/**
 * Ten rounds, plus the steps to the page on which the bench ends. By then every page has its persistent data (files, texts, cached
 * figures), and the JIT has compiled most of what is called at every change. Compiled code is part of the heap: it was all that grew by
 * more than 1 % when the bench started after four rounds, and it levels off.
 */
const WARM_UP = 10 * MENU_PATHS.length + (ROUTE_CHANGES % MENU_PATHS.length);
const ROUTE_TIMEOUT_MS = 30_000;

interface Use {
  /** The whole JavaScript heap, including compiled code. */
  readonly heapMb: number;
  /** The part of it allocated by scripts: objects, closures, strings. */
  readonly objectsMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

interface MemoryResult {
  readonly routeChanges: number;
  readonly before: Use;
  readonly after: Use;
  /** Growth of the heap, in percent. */
  readonly heapGrowthPercent: number;
  /** Growth of the scripts' part, in percent. */
  readonly objectsGrowthPercent: number;
}

const inMb = (bytes: number): number => Math.round(bytes / 10_000) / 100;
const growth = (before: number, after: number): number => Math.round((after / before - 1) * 1000) / 10;

/** Memory in use after garbage collection. */
async function readUse(session: CDPSession): Promise<Use> {
  // The second collection frees what the first one only released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapMb: inMb(read('JSHeapUsedSize')),
    objectsMb: inMb(await sumObjects(session)),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

/** @param firstLookMs time per page in the first round */
async function publicationRoutes(page: Page, count: number, firstLookMs = 0): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const path = MENU_PATHS[change % MENU_PATHS.length] ?? '';
    await menuLink(page, path).click();
    await page.waitForFunction(
      (expected) =>
        location.pathname === expected &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy="true"]') === null,
      path,
      { timeout: ROUTE_TIMEOUT_MS },
    );
    if (change < MENU_PATHS.length) await page.waitForTimeout(firstLookMs);
  }
}

/** Cycles through the pages of the menu and reports what two hundred changes leave in memory. */
export async function benchMemory(browser: Browser): Promise<MemoryResult> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(await signedInState()) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.goto(BENCH_ADDRESS);
  await page.locator('main h1').waitFor();
  await publicationRoutes(page, WARM_UP, FIRST_LOOK_MS);
  const before = await readUse(session);
  await publicationRoutes(page, ROUTE_CHANGES);
  const after = await readUse(session);
  await context.close();
  return {
    routeChanges: ROUTE_CHANGES,
    before,
    after,
    heapGrowthPercent: growth(before.heapMb, after.heapMb),
    objectsGrowthPercent: growth(before.objectsMb, after.objectsMb),
  };
}
