import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Waits until no part of a page or region is loading. */
export async function nothingBusy(place: Page | Locator): Promise<void> {
  await expect(place.locator('[aria-busy=true]')).toHaveCount(0);
}
