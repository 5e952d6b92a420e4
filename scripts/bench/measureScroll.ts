import type { Browser, BrowserContextOptions } from 'playwright';
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
const ROW = '[role="grid"] [role="rowheader"]';

/** Runs in the page: a steady scroll as by a wheel, then jumps as by the thumb of the scroll bar. */
async function scrollThrough(): Promise<{ readonly deltas: number[]; readonly tasks: number[] }> {
  const frame = document.querySelector('[role="grid"]')?.parentElement;
  if (!frame) throw new Error('There is no table.');
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  const deltas: number[] = [];
  let before = await new Promise(requestAnimationFrame);
  const step = async (move: () => void): Promise<void> => {
    move();
    const now = await new Promise(requestAnimationFrame);
    deltas.push(now - before);
    before = now;
  };
  for (let index = 0; index < 400; index += 1) await step(() => (frame.scrollTop += 120));
  for (let index = 0; index < 30; index += 1) {
    const share = ((index * 37) % 100) / 100;
    await step(() => (frame.scrollTop = share * frame.scrollHeight));
    for (let rest = 0; rest < 20; rest += 1) await step(() => undefined);
  }
  observer.disconnect();
  return { deltas, tasks };
}

/** Opens the address with a slowed processor and scrolls its table from top to bottom and to and fro. */
export async function measureScroll(browser: Browser, address: string, plan: ScrollPlan): Promise<ScrollResult> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...plan.state });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.goto(address);
  await page.locator(ROW).first().waitFor({ timeout: READY_TIMEOUT_MS });
  await page.locator('[role="grid"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: plan.slowdown });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] });
  const { deltas, tasks } = await page.evaluate(scrollThrough);
  const busy = taskTimes((await browser.stopTracing()).toString('utf8'));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.locator(ROW).first().waitFor({ timeout: READY_TIMEOUT_MS });
  const rowsAtEnd = await page.locator(ROW).count();
  await context.close();
  return {
    frames: deltas.length,
    maxFrameMs: Math.round(Math.max(...deltas)),
    framesOver50: deltas.filter((delta) => delta > 50).length,
    longTasks: tasks.length,
    maxTaskCpuMs: Math.round(Math.max(0, ...busy)),
    tasksOver50Cpu: busy.filter((time) => time > 50).length,
    rowsAtEnd,
  };
}
