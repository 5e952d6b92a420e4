import { expect, test } from './fixtures.ts';

test('a stranger is sent to the login page, in the language of the run', async ({ page, locale }) => {
  await page.goto('/overview/index');
  await expect(page).toHaveURL(/\/create(?:\?|$)/);
  await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'zh-CN');
});

test('an unknown address says so', async ({ page, t }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText(t('notFound.title'))).toBeVisible();
});

test('an unknown file is not the app', async ({ request }) => {
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  test('the overview opens', async ({ page }) => {
    await page.goto('/overview/index');
    await expect(page).toHaveURL(/\/overview\/index/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
