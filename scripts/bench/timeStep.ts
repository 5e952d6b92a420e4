import type { CDPSession, Locator, Page } from 'playwright';

/** What one step of a reader took, from the click to the last frame it changed. */
export interface StepTime {
  /** Until nothing that can be seen changes any more. */
  readonly shownMs: number;
  /** Until nothing changes at all: what is only read aloud of a chart comes a moment after the drawing, from a timer. */
  readonly settledMs: number;
  /** For how long, until it was shown, at least one call to the API was out. */
  readonly serverMs: number;
  /** For how long the page worked, until all of it stood still; the rest of that time it waited. */
  readonly workMs: number;
}

/** What `watchSteps` keeps in the page. */
interface StepRecording {
  clickedAt: number | null;
  shownAt: number;
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
  const step: StepRecording = { clickedAt: null, shownAt: 0, changedAt: 0 };
  globalThis.benchStep = step;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      step.clickedAt ??= timeStamp;
    },
    { capture: true },
  );
  /** What a chart says to those who do not see it, over and beside its drawing. */
  const ALOUD = [
    ...['[class*="highcharts-a11y"]', '[class*="highcharts-announcer"]', '[class*="highcharts-exit-anchor"]'],
    '[id^="highcharts-screen-reader"]',
  ].join();
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
  const isWithin = (node: Node, selector: string): boolean => (elementOf(node)?.closest(selector) ?? null) !== null;
  const isAloud = (node: Node): boolean => isWithin(node, ALOUD);
  const isFloating = (node: Node): boolean => isWithin(node, '[class*="-portal"]');
  /** Whether any of a box is on the screen; asked after the frame, when all of them are known. */
  const isInSight = (node: Node): boolean => {
    const box = elementOf(node)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  };
  /** Whether a change can be seen: not one for screen readers only, nor below the fold, nor an attribute that is written as it was. */
  const isSeen = ({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): boolean => {
    if (isAloud(target) || !isInSight(target)) return false;
    if (type === 'childList') return [...addedNodes, ...removedNodes].some((node) => !isAloud(node));
    if (type !== 'attributes' || attributeName === null || !(target instanceof Element)) return true;
    if (attributeName.startsWith('aria-') || ['role', 'tabindex'].includes(attributeName)) return false;
    return target.getAttribute(attributeName) !== oldValue;
  };
  /** Menus that fade away say nothing about the page; what is gone from it was said by what it was taken from. */
  const isOfPage = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
    const nodes = [...addedNodes, ...removedNodes];
    return target.isConnected && !isFloating(target) && !(nodes.length > 0 && nodes.every(isFloating));
  };
  let kept: MutationRecord[] = [];
  let expected = false;
  new MutationObserver((changes) => {
    // Looked through after the frame: what the measuring itself takes is not the page's.
    kept.push(...changes);
    if (expected) return;
    expected = true;
    requestAnimationFrame(() => {
      const records = kept;
      kept = [];
      expected = false;
      // After the frame has been painted.
      setTimeout(() => {
        const now = performance.now();
        const inPage = records.filter(isOfPage);
        if (inPage.length > 0) step.changedAt = now;
        if (inPage.some(isSeen)) step.shownAt = now;
      });
    });
  }).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
    attributeOldValue: true,
  });
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
function readStep(): Omit<StepTime, 'workMs'> | null {
  const step = globalThis.benchStep;
  if (typeof step?.clickedAt !== 'number') return null;
  const { clickedAt, shownAt, changedAt } = step;
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    // One that left when the button went down counts from the click on, as all of the step does.
    .map(({ requestStart, responseEnd }) => ({
      start: Math.max(requestStart, clickedAt),
      end: Math.min(responseEnd, shownAt),
    }))
    .sort((a, b) => a.start - b.start);
  let serverMs = 0;
  let until = clickedAt;
  for (const { start, end } of calls) {
    serverMs += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  const since = (time: number): number => Math.max(0, time - clickedAt);
  return { shownMs: since(shownAt), settledMs: since(changedAt), serverMs };
}

/** How long the page has worked since it was opened, in milliseconds. */
async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** For how long a hand holds a button down: what the page does when it goes down is over by then. */
const HELD_MS = 80;

/**
 * Clicks where the element is, as a hand does: Playwright's own click asks the page, between the click and what answers it,
 * what lies at that point.
 */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to click on.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD_MS });
}

/** Takes one step (one click) and waits until the page stands still. */
export async function timeStep(page: Page, session: CDPSession, target: Locator): Promise<StepTime> {
  await target.scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  await session.send('Performance.enable');
  await page.evaluate(() => {
    performance.clearResourceTimings();
    if (globalThis.benchStep !== undefined) globalThis.benchStep.clickedAt = null;
  });
  const workBefore = await readWork(session);
  await press(page, target);
  // Whoever asks a page how it is coming along holds it up.
  await page.waitForTimeout(QUIET_MS);
  await waitUntilSettled(page);
  const time = await page.evaluate(readStep);
  if (time === null) throw new Error('The step was not recorded.');
  return { ...time, workMs: (await readWork(session)) - workBefore };
}
