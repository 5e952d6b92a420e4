import type { Browser, CDPSession, Page } from 'playwright';
import { BENCH_ADDRESS, signedInState } from './benchServers.ts';
import { menuLink, MENU_PATHS } from './benchSteps.ts';
import { sumObjects } from './sumObjects.ts';

const ROUTE_CHANGES = 200;
/** In the first round each page is looked at for so long: a chart fetches its modules 300 ms after it is drawn. */
const FIRST_LOOK_MS = 1000;
/**
 * Ten rounds, and on to the page that the bench ends on. By then every page has what it keeps (its files, its texts, the cache
 * of its figures), and the browser has made machine code of most of what is called at every change. That code stands in the
 * heap, too: it is all that grew by more than a hundredth when the bench began after four rounds, and it levels off.
 */
const WARM_UP = 10 * MENU_PATHS.length + (ROUTE_CHANGES % MENU_PATHS.length);
const ROUTE_TIMEOUT_MS = 30_000;

interface Use {
  /** Everything in the heap of the scripts, the code the browser makes of them included. */
  readonly heapMb: number;
  /** Of that, what the scripts themselves made: objects, closures, texts. */
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
  /** Growth of what the scripts made, in percent. */
  readonly objectsGrowthPercent: number;
}

const inMb = (bytes: number): number => Math.round(bytes / 10_000) / 100;
const growth = (before: number, after: number): number => Math.round((after / before - 1) * 1000) / 10;

/** What is left in use once everything that nobody can reach is gone. */
async function readUse(session: CDPSession): Promise<Use> {
  // What only the first round lets go of, the second takes.
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

/** @param firstLookMs how long each page is looked at in the first round */
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

/** Goes round the pages of the menu and says what two hundred changes leave behind. */
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
