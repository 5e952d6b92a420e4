import type { Page } from '@playwright/test';

/** Keeps the replies of a call back until the returned function is called. */
export async function holdReply(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // A request that is pending when the test ends can no longer go on.
    await route.continue().catch(() => undefined);
  });
  return release;
}
