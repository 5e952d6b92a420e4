import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import * as v from 'valibot';

/** The cost of scrolling through a long table. A frame lasts from one animation frame to the next. */
export interface ScrollResult {
  readonly frames: number;
  readonly maxFrameMs: number;
  readonly framesOver50: number;
  /** Tasks over 50 ms while scrolling, as the browser reports them. */
  readonly longTasks: number;
  /**
   * CPU time of the longest main-thread task, throttling included, and the number of tasks over 50 ms of it: the cost of the page itself,
   * independent of other load.
   */
  readonly maxTaskCpuMs: number;
  readonly tasksOver50Cpu: number;
  /** Rows whose header cell was rendered at the end: proves that the last jump has arrived. */
  readonly rowsAtEnd: number;
}

interface ScrollPlan {
  readonly slowdown: number;
  readonly state: BrowserContextOptions;
}

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** CPU time, in microseconds. */
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
});

/** The CPU time of each main-thread task, in milliseconds. */
function taskTimes(trace: string): number[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur }) => (tdur ?? 0) / 1000);
}

const READY_TIMEOUT_MS = 120_000;
const SETTLE_MS = 2000;
const WHEEL_PIXELS = 48_000;
const WHEEL_PIXELS_PER_SECOND = 7200;
const ROW = '[role="grid"] [role="rowheader"]';

/** State that `record` keeps in the page during scrolling. */
interface Recording {
  readonly deltas: number[];
  readonly tasks: number[];
}

declare global {
  /** A global of the page under measurement. */
  var benchRecording: Recording | undefined;
}

/** Three frames at 60 Hz are 50 ms, four are 67. The page's timestamps are rounded to a tenth, so three frames read as 49.9 to 50.1. */
const isOver50 = (frameMs: number): boolean => frameMs > 50.15;

/** Runs in the page: records every frame and every long task from now on. */
function record(): void {
  const recording: Recording = { deltas: [], tasks: [] };
  globalThis.benchRecording = recording;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recording.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before: number | null = null;
  const frame = (now: number): void => {
    if (before !== null) recording.deltas.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: jumps as if by dragging the scroll bar, a third of a second apart. */
async function jump(): Promise<void> {
  const table = document.querySelector('[role="grid"]')?.parentElement;
  if (!table) throw new Error('There is no table.');
  const height = table.scrollHeight;
  for (let index = 0; index < 30; index += 1) {
    table.scrollTop = (((index * 37) % 100) / 100) * height;
    await new Promise((resolve) => setTimeout(resolve, 350));
  }
}

/** Scrolls by mouse wheel: 48,000 pixels down, which are 1,300 rows. */
async function turnWheel(session: CDPSession, box: { readonly x: number; readonly y: number }): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + 200,
    y: Math.max(box.y, 0) + 300,
    yDistance: -WHEEL_PIXELS,
    speed: WHEEL_PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
}

/** Scrolls the table of a page with CPU throttling: top to bottom, and back and forth. */
export async function measureScroll(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  plan: ScrollPlan,
): Promise<ScrollResult> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...plan.state });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await open(page);
  await page.locator(ROW).first().waitFor({ timeout: READY_TIMEOUT_MS });
  await page.locator('[role="grid"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // Waits for frames of content that scrolled into view above, such as charts.
  await page.waitForTimeout(SETTLE_MS);
  // Queried before the measurement: the tool's own scripts cost time too.
  const box = await page.locator('[role="grid"]').boundingBox();
  if (box === null) throw new Error('There is no table.');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: plan.slowdown });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] });
  await page.evaluate(record);
  await turnWheel(session, box);
  await page.evaluate(jump);
  const { deltas, tasks } = await page.evaluate(() => globalThis.benchRecording ?? { deltas: [], tasks: [] });
  const busy = taskTimes((await browser.stopTracing()).toString('utf8'));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.locator(ROW).first().waitFor({ timeout: READY_TIMEOUT_MS });
  const rowsAtEnd = await page.locator(ROW).count();
  await context.close();
  return {
    frames: deltas.length,
    maxFrameMs: Math.round(Math.max(...deltas)),
    framesOver50: deltas.filter(isOver50).length,
    longTasks: tasks.length,
    maxTaskCpuMs: Math.round(Math.max(0, ...busy)),
    tasksOver50Cpu: busy.filter((time) => time > 50).length,
    rowsAtEnd,
  };
}
