import type { CDPSession, Locator, Page } from 'playwright';

/** The time of one user step, from the click to the last frame it changed. */
export interface StepTime {
  /** Until no visible change follows. */
  readonly shownMs: number;
  /** Until no change follows at all: a chart's screen reader content is added by a timer after the drawing. */
  readonly settledMs: number;
  /** Time with at least one pending API call, until it was shown. */
  readonly serverMs: number;
  /** Busy time of the main thread until it settled; the rest was waiting. */
  readonly workMs: number;
}

/** State that `watchSteps` keeps in the page. */
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

/** Runs in the page before its own scripts: records each click, and when a frame with changes was painted. */
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
  /** A chart's content for screen readers, outside its drawing. */
  const ALOUD = [
    ...['[class*="highcharts-a11y"]', '[class*="highcharts-announcer"]', '[class*="highcharts-exit-anchor"]'],
    '[id^="highcharts-screen-reader"]',
  ].join();
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
  const isWithin = (node: Node, selector: string): boolean => (elementOf(node)?.closest(selector) ?? null) !== null;
  const isAloud = (node: Node): boolean => isWithin(node, ALOUD);
  const isFloating = (node: Node): boolean => isWithin(node, '[class*="-portal"]');
  /** Whether any part of a node is in the viewport; evaluated after the frame, for all changed nodes at once. */
  const isInSight = (node: Node): boolean => {
    const box = elementOf(node)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  };
  /** Whether a change is visible: not one for screen readers only, below the fold, or of an attribute that keeps its value. */
  const isSeen = ({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): boolean => {
    if (isAloud(target) || !isInSight(target)) return false;
    if (type === 'childList') return [...addedNodes, ...removedNodes].some((node) => !isAloud(node));
    if (type !== 'attributes' || attributeName === null || !(target instanceof Element)) return true;
    if (attributeName.startsWith('aria-') || ['role', 'tabindex'].includes(attributeName)) return false;
    return target.getAttribute(attributeName) !== oldValue;
  };
  /** Whether a change belongs to the page: fading menus do not count, and a removed node is already reported by its parent's record. */
  const isOfPage = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
    const nodes = [...addedNodes, ...removedNodes];
    return target.isConnected && !isFloating(target) && !(nodes.length > 0 && nodes.every(isFloating));
  };
  let kept: MutationRecord[] = [];
  let expected = false;
  new MutationObserver((changes) => {
    // Evaluated after the frame: the cost of measuring must not count.
    kept.push(...changes);
    if (expected) return;
    expected = true;
    requestAnimationFrame(() => {
      const records = kept;
      kept = [];
      expected = false;
      // After the frame was painted.
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

/** Prepares a page for `timeStep`, before it is opened. */
export async function prepareSteps(page: Page): Promise<void> {
  // tsx names inner functions with a helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(watchSteps);
}

/** Waits until the page had no change for half a second and nothing is loading. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const step = globalThis.benchStep;
      const busy = document.querySelector('main [aria-busy="true"]') !== null;
      if (step === undefined || busy || step.changedAt === 0) return false;
      // The effect of a click may follow a frame or two later.
      return performance.now() - Math.max(step.changedAt, step.clickedAt ?? 0) > quiet;
    },
    QUIET_MS,
    { polling: 100, timeout: TIMEOUT_MS },
  );
}

/** Runs in the page: the times of the step; overlapping calls count once. */
function readStep(): Omit<StepTime, 'workMs'> | null {
  const step = globalThis.benchStep;
  if (typeof step?.clickedAt !== 'number') return null;
  const { clickedAt, shownAt, changedAt } = step;
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    // A call sent on mouse down counts from the click, like the whole step.
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

/** Main-thread busy time since the page was opened, in milliseconds. */
async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Time between mouse down and up: work triggered by mouse down is finished by then. */
const HELD_MS = 80;

/** Clicks at the element's position: Playwright's own click runs a hit test in the page between the click and its handling. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to click on.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD_MS });
}

/** Performs and times one step (one click), until the page settles. */
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
  // Polling would slow the page down.
  await page.waitForTimeout(QUIET_MS);
  await waitUntilSettled(page);
  const time = await page.evaluate(readStep);
  if (time === null) throw new Error('The step was not recorded.');
  return { ...time, workMs: (await readWork(session)) - workBefore };
}
