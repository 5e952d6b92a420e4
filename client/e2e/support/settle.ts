import type { Page } from '@playwright/test';

const QUIET_MS = 100;
const PATIENCE_MS = 20_000;

/** Counts the pending requests of a page; call it before the page is opened. */
export function countRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Waits until nothing in the document is busy, mutates or moves. Endless animations (a skeleton) are ignored. */
async function quiet(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    async ([quietMs, patienceMs]) => {
      const begun = performance.now();
      let changed = begun;
      const observer = new MutationObserver(() => {
        changed = performance.now();
      });
      observer.observe(document.body, { childList: true, subtree: true });
      // A chart is complete once it is drawn and its accessibility module, which is loaded afterwards, has added its elements.
      const unfinished = (): boolean =>
        document.querySelector('[aria-busy=true]') !== null ||
        [...document.querySelectorAll('[data-drawing=true]')].some(
          (place) => place.checkVisibility() && place.querySelector('.highcharts-a11y-proxy-container-after') === null,
        );
      while (unfinished() || performance.now() - changed < quietMs) {
        if (performance.now() - begun > patienceMs) throw new Error('the page does not come to rest');
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      observer.disconnect();
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(async ({ finished }) => finished));
    },
    [quietMs, PATIENCE_MS] as const,
  );
}

/**
 * Waits until a page is completely loaded, rendered and faded in.
 * @param quietMs milliseconds without a mutation that count as idle
 */
export async function settle(page: Page, openRequests: () => number = () => 0, quietMs = QUIET_MS): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  do {
    await quiet(page, quietMs);
  } while (openRequests() > 0);
}

/** Scrolls to the end of a page, to mount what is loaded on approach. */
export async function comeNear(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    // The page is notified in the next frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}
