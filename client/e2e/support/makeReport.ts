import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Translate } from './createTranslator.ts';

/** A title with characters of HTML. */
export const TITLE = 'Quarterly <b>&';

/** Makes a report with the default choices and opens it. */
export async function makeReport(page: Page, t: Translate, address = '/report'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: t('report.make') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('report.field.title')).fill(TITLE);
  await dialog.getByRole('button', { name: t('report.make') }).click();
  // The first report of a sample counts all its figures, which takes seconds on a busy machine.
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible({ timeout: 30_000 });
  // The chart is rendered last.
  await expect(page.locator('[data-report] svg.highcharts-root')).toBeVisible();
}
