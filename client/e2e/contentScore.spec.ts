import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { InventoryPageObject } from './InventoryPageObject.ts';

test.use({ account: 'admin' });

const PAGE = 'page-chengyu-auto-example-range';

/** Both scores from their meters, once rendered. */
async function scoresIn(place: Locator): Promise<(string | null)[]> {
  const meters = place.getByRole('meter');
  await expect(meters.first()).toBeVisible();
  return [await meters.nth(0).getAttribute('value'), await meters.nth(1).getAttribute('value')];
}

test('a page scores alike in the inventory, while it is improved and as a draft, with the weights of the project', async ({
  page,
  t,
}) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open();
  const row = inventory.table.getByRole('row').filter({ hasText: 'chengyu-auto.example/range' });
  const before = await scoresIn(row);
  await inventory.open(`?page=${PAGE}`);
  const factor = inventory.dialog.getByText(t('score.factor.match'), { exact: true });
  await expect(factor).toBeVisible();
  await page.goto(`/optimize/optContent?page=${PAGE}`);
  const original = page.getByRole('region', { name: t('improve.before'), exact: true });
  await expect.poll(async () => scoresIn(original)).toEqual(before);
  await page.getByRole('button', { name: t('improve.saveDraft') }).click();
  await page.getByRole('link', { name: t('improve.draft.open') }).click();
  const desk = page.getByRole('region', { name: t('score.title'), exact: true });
  await expect.poll(async () => scoresIn(desk)).toEqual(before);
  // From now on only the factor "answers first" counts.
  await desk.getByRole('button', { name: t('score.weights') }).click();
  const dialog = page.getByRole('dialog', { name: t('score.weights') });
  await dialog.getByLabel(t('score.factor.match'), { exact: true }).fill('0');
  await dialog.getByLabel(t('score.factor.headings'), { exact: true }).fill('101');
  await dialog.getByRole('button', { name: t('score.weights.save') }).click();
  await expect(dialog.getByText(t('score.weights.range', { most: 100 }))).toBeVisible();
  await dialog.getByLabel(t('score.factor.headings'), { exact: true }).fill('0');
  await dialog.getByRole('button', { name: t('score.weights.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(t('score.weights.own'), { exact: false })).toBeVisible();
  await expect.poll(async () => scoresIn(desk)).not.toEqual(before);
  const after = await scoresIn(desk);
  await inventory.open();
  await expect.poll(async () => scoresIn(row)).toEqual(after);
});

test('weights that were typed and not saved wait over a reload, and go back to the defaults', async ({ page, t }) => {
  await page.goto(`/optimize/optContent?page=${PAGE}`);
  const open = page.getByRole('button', { name: t('score.weights') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('score.weights') });
  const clarity = dialog.getByLabel(t('score.factor.clarity'), { exact: true });
  await expect(clarity).toHaveValue('10');
  await expect(dialog.getByRole('region', { name: t('score.weights.preview') })).toContainText(/\d+ → \d+/u);
  await clarity.fill('77');
  await page.reload();
  await open.click();
  await expect(clarity).toHaveValue('77');
  await dialog.getByRole('button', { name: t('score.weights.reset') }).click();
  await expect(clarity).toHaveValue('10');
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await open.click();
  await expect(clarity).toHaveValue('10');
});

test('a wheel that turns over the weight with the focus does not change it; the arrow keys do', async ({ page, t }) => {
  await page.goto(`/optimize/optContent?page=${PAGE}`);
  await page.getByRole('button', { name: t('score.weights') }).click();
  const clarity = page
    .getByRole('dialog', { name: t('score.weights') })
    .getByLabel(t('score.factor.clarity'), { exact: true });
  await clarity.click();
  await page.mouse.wheel(0, 100);
  await expect(clarity).toHaveValue('10');
  await clarity.press('ArrowUp');
  await expect(clarity).toHaveValue('11');
});
