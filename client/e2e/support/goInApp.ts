import type { Page } from '@playwright/test';

/** Navigates within the app like a link, without reloading the app. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
