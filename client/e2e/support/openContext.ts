import type { Browser, BrowserContext } from '@playwright/test';
import { withoutNewApis } from './withoutNewApis.ts';

/** Opens a context whose pages have the APIs of the oldest supported browsers only. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(withoutNewApis);
  return context;
}
