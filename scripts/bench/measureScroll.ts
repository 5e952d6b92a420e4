import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import * as v from 'valibot';

/** What scrolling through a long table cost. A frame lasts from one animation frame to the next. */
export interface ScrollResult {
  readonly frames: number;
  readonly maxFrameMs: number;
  readonly framesOver50: number;
  /** Tasks over 50 ms while scrolling, as the browser reports them. */
  readonly longTasks: number;
  /**
   * Processor time of the longest task of the page, throttling included, and how many took over 50 ms of it: what the page itself
   * costs, however busy the computer is with other work.
   */
  readonly maxTaskCpuMs: number;
  readonly tasksOver50Cpu: number;
  /** Rows of which the head had been drawn at the end: the last jump has arrived. */
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
      /** Processor time, in millionths of a second. */
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
});

/** The processor time of each task of the page's main thread, in milliseconds. */
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

/** What `record` keeps in the page while it is scrolled. */
interface Recording {
  readonly deltas: number[];
  readonly tasks: number[];
}

declare global {
  /** A global of the page under measurement. */
  var benchRecording: Recording | undefined;
}

/**
 * Three frames of a screen that shows sixty a second are 50 ms, a fourth makes them 67. What the page is told of either time is
 * rounded to a tenth, so that three read as 49.9 to 50.1.
 */
const isOver50 = (frameMs: number): boolean => frameMs > 50.15;

/** Runs in the page: notes every frame and every long task from now on. */
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

/** Runs in the page: jumps as by the thumb of the scroll bar, a third of a second apart. */
async function jump(): Promise<void> {
  const table = document.querySelector('[role="grid"]')?.parentElement;
  if (!table) throw new Error('There is no table.');
  const height = table.scrollHeight;
  for (let index = 0; index < 30; index += 1) {
    table.scrollTop = (((index * 37) % 100) / 100) * height;
    await new Promise((resolve) => setTimeout(resolve, 350));
  }
}

/** Turns the wheel: 48,000 pixels down, which are 1,300 rows. */
async function turnWheel(session: CDPSession, box: { readonly x: number; readonly y: number }): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + 200,
    y: Math.max(box.y, 0) + 300,
    yDistance: -WHEEL_PIXELS,
    speed: WHEEL_PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
}

/** Scrolls the table of a page with a slowed processor, from top to bottom and to and fro. */
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
  // What was drawn into sight above, charts among it, has its frames to itself.
  await page.waitForTimeout(SETTLE_MS);
  // Asked for before anything is measured: the tool's own scripts take their time, too.
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
