import type { Page } from '@playwright/test';

const QUIET_MS = 100;
const PATIENCE_MS = 20_000;

/** Counts the requests of a page that are on their way; to be asked for before the page is opened. */
export function countRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Waits until nothing in the document is busy, changes or moves. What goes on for ever (a skeleton) is not waited for. */
async function quiet(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    async ([quietMs, patienceMs]) => {
      const begun = performance.now();
      let changed = begun;
      const observer = new MutationObserver(() => {
        changed = performance.now();
      });
      observer.observe(document.body, { childList: true, subtree: true });
      // A chart is only whole once the drawing has come, and its accessibility module, which comes after that, has added its part.
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
 * Waits until a page stands as a reader finds it: all of it has come, been drawn and faded in.
 * @param quietMs milliseconds without a change that count as rest
 */
export async function settle(page: Page, openRequests: () => number = () => 0, quietMs = QUIET_MS): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  do {
    await quiet(page, quietMs);
  } while (openRequests() > 0);
}

/** Goes to the end of a page: what stands far down comes only when the reader does. */
export async function comeNear(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    // The page hears of it when the next picture is made.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}
