import type { Browser, CDPSession, Page } from 'playwright';
import { BENCH_ADDRESS, signedInState } from './benchServers.ts';
import { followMenu, MENU_PATHS } from './benchSteps.ts';

const ROUTE_CHANGES = 200;
/** Until every page has been there, with what it keeps: the cache of its figures, its texts. Ends on the page that the bench ends on. */
const WARM_UP = 26;
const ROUTE_TIMEOUT_MS = 30_000;

interface Use {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

export interface MemoryResult {
  readonly routeChanges: number;
  readonly before: Use;
  readonly after: Use;
  /** Growth of the heap, in percent. */
  readonly heapGrowthPercent: number;
}

/** What is left in use once everything that nobody can reach is gone. */
async function readUse(session: CDPSession): Promise<Use> {
  // What only the first round lets go of, the second takes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapMb: Math.round(read('JSHeapUsedSize') / 10_000) / 100,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

async function changeRoutes(page: Page, count: number): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const path = MENU_PATHS[change % MENU_PATHS.length] ?? '';
    await followMenu(page, path);
    await page.waitForFunction(
      (expected) =>
        location.pathname === expected &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy="true"]') === null,
      path,
      { timeout: ROUTE_TIMEOUT_MS },
    );
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
  await changeRoutes(page, WARM_UP);
  const before = await readUse(session);
  await changeRoutes(page, ROUTE_CHANGES);
  const after = await readUse(session);
  await context.close();
  const growth = (after.heapMb / before.heapMb - 1) * 100;
  return { routeChanges: ROUTE_CHANGES, before, after, heapGrowthPercent: Math.round(growth * 10) / 10 };
}
