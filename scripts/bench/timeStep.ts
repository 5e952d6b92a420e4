import type { Page } from 'playwright';

/** What one step of a reader took, from the click to the last frame it changed. */
export interface StepTime {
  readonly totalMs: number;
  /** For how long at least one call to the API was out. */
  readonly serverMs: number;
}

/** What `watchSteps` keeps in the page. */
interface StepRecording {
  clickedAt: number | null;
  changedAt: number;
}

declare global {
  /** A global of the page under measurement. */
  var benchStep: StepRecording | undefined;
}

const QUIET_MS = 500;
const TIMEOUT_MS = 30_000;

/** Runs in the page before its own scripts: notes each click, and when a frame was painted that something had changed in. */
function watchSteps(): void {
  const step: StepRecording = { clickedAt: null, changedAt: 0 };
  globalThis.benchStep = step;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      step.clickedAt ??= timeStamp;
    },
    { capture: true },
  );
  let expected = false;
  new MutationObserver((changes) => {
    // Menus that fade away say nothing about the page.
    const inPage = changes.some(
      ({ target }) => !(target instanceof Element) || target.closest('[class*="-portal"]') === null,
    );
    if (expected || !inPage) return;
    expected = true;
    requestAnimationFrame(() => {
      expected = false;
      // After the frame has been painted.
      setTimeout(() => {
        step.changedAt = performance.now();
      });
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Prepares a page, before it is opened, for `timeStep`. */
export async function prepareSteps(page: Page): Promise<void> {
  // tsx names inner functions by a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(watchSteps);
}

/** Waits until the page has stood still for half a second and says of nothing that it is loading. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const step = globalThis.benchStep;
      const busy = document.querySelector('main [aria-busy="true"]') !== null;
      if (step === undefined || busy || step.changedAt === 0) return false;
      // What a click leads to may come only a frame or two after it.
      return performance.now() - Math.max(step.changedAt, step.clickedAt ?? 0) > quiet;
    },
    QUIET_MS,
    { polling: 100, timeout: TIMEOUT_MS },
  );
}

/** Runs in the page: the times of the step, calls that overlap counted once. */
function readStep(): StepTime | null {
  const step = globalThis.benchStep;
  if (step === undefined || step.clickedAt === null) return null;
  const { clickedAt, changedAt } = step;
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, requestStart }) => new URL(name).pathname.startsWith('/api/') && requestStart >= clickedAt)
    .map(({ requestStart, responseEnd }) => ({ start: requestStart, end: Math.min(responseEnd, changedAt) }))
    .sort((a, b) => a.start - b.start);
  let serverMs = 0;
  let until = clickedAt;
  for (const { start, end } of calls) {
    serverMs += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return { totalMs: Math.max(0, changedAt - clickedAt), serverMs };
}

/** Takes one step (one click) and waits until the page stands still. */
export async function timeStep(page: Page, act: () => Promise<void>): Promise<StepTime> {
  await waitUntilSettled(page);
  await page.evaluate(() => {
    performance.clearResourceTimings();
    if (globalThis.benchStep !== undefined) globalThis.benchStep.clickedAt = null;
  });
  await act();
  await page.waitForFunction(() => (globalThis.benchStep?.clickedAt ?? null) !== null, undefined, {
    timeout: TIMEOUT_MS,
  });
  await waitUntilSettled(page);
  const time = await page.evaluate(readStep);
  if (time === null) throw new Error('The step was not recorded.');
  return time;
}
