import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

/** Detail pages and the list that each belongs to. */
const DETAILS: Readonly<Record<string, RegExp>> = {
  '/answer/promptsDetails?id=chengyu-p01': /\/answer\/index/u,
  '/answer/topicIndex?id=chengyu-smart': /\/answer\/index\?(?:.*&)?tab=topics/u,
  '/answer/subdomainDetails?domain=zhihu.com': /\/answer\/index\?(?:.*&)?tab=sources/u,
  '/userInsights/detail?persona=general': /\/userInsights\/index/u,
  '/optimize/optContent?pasted=1': /\/optimize\/optContent(?!.*pasted)/u,
};

test('Back goes one step back in history', async ({ page, t }) => {
  await page.goto('/answer/index?tab=topics');
  await page.getByRole('tabpanel').getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/topicIndex/u);
  await page.getByRole('button', { name: t('common.back'), exact: true }).click();
  await expect(page).toHaveURL(/\/answer\/index\?(?:.*&)?tab=topics/u);
});

for (const [address, parent] of Object.entries(DETAILS)) {
  test(`Back of ${address}, opened from a link, leads to its list and not out of the app`, async ({ context, t }) => {
    // A new browser tab has no history.
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const back = page.getByRole('button', { name: t('common.back'), exact: true });
    // By then the page has written its name and dates to the address, without a history entry.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(parent);
    await page.close();
  });
}

test('the breadcrumb names the matched routes after a menu icon; a parameter takes their place, translated', async ({
  page,
  t,
}) => {
  const bar = page.getByRole('navigation', { name: t('shell.breadcrumb') });
  await page.goto('/keywords/expand');
  await expect(bar.locator('svg')).toHaveAttribute('data-icon', 'grid-view');
  await expect(bar.getByRole('listitem')).toHaveText([t('menu.keywords'), t('menu.keywords.expand')]);
  await bar.getByRole('link', { name: t('menu.keywords') }).click();
  await expect(page).toHaveURL(/\/keywords\/index/u);
  await page.goto('/brand/index');
  await expect(bar.getByRole('listitem')).toHaveText([t('menu.brand')]);
  await page.goto('/brand/index?breadcrumb=menu.help');
  await expect(bar.getByRole('listitem')).toHaveText([t('menu.help')]);
});
