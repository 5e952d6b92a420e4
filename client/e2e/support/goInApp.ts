import type { Page } from '@playwright/test';

/** Goes to another address of the app as a link in it does, without loading the app anew. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
