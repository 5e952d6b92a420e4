import type { Locator } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Translate } from './createTranslator.ts';

/** The drawer contains exactly this number of answers. */
export async function expectAnswers(drawer: Locator, t: Translate, count: number): Promise<void> {
  const name = t('answers.titleCount', { count, shown: count.toLocaleString('en-US') });
  await expect(drawer.getByRole('heading', { name, exact: true })).toBeVisible();
}
