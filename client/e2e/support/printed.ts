import type { Page } from '@playwright/test';

const tell = (page: Page, what: 'beforeprint' | 'afterprint'): Promise<boolean> =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), what);

/** Switches the page to print; `page.emulateMedia` alone fires no print event. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await tell(page, 'beforeprint');
}

export async function backFromPaper(page: Page): Promise<void> {
  await tell(page, 'afterprint');
  await page.emulateMedia({ media: null });
}
