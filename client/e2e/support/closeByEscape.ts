import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Closes an overlay by Escape. While it fades in it may not have the focus yet and misses the first key press. */
export async function closeByEscape(page: Page, overlay: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden({ timeout: 1000 });
  }).toPass();
}
