import { pages } from '../src/app/pages.ts';
import { paths } from '../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** How far a heading may lie from where its name was shown before, in pixels. */
const NEAR_PX = 6;
const SCRIPTS = /\/assets\/.*\.js$/u;

test.use({ account: 'admin' });

test('until the app is there, the product and the page stand where they will be', async ({ page, t }) => {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(paths.answerIndex.href(), { waitUntil: 'commit' });
  const names = page.locator('.app-starting-names');
  const name = names.getByText(t('menu.answer.index'), { exact: true });
  await expect(name).toBeVisible();
  await expect(names.getByText(t('app.name'), { exact: true })).toBeVisible();
  const before = await name.boundingBox();
  letThrough();
  const heading = page.getByRole('heading', { level: 1, name: t('menu.answer.index') });
  await expect(heading).toBeVisible();
  await expect(names).toHaveCount(0);
  const after = await heading.boundingBox();
  const middle = (box: typeof after) => (box === null ? NaN : box.y + box.height / 2);
  expect(Math.abs((after?.x ?? NaN) - (before?.x ?? NaN))).toBeLessThan(1);
  expect(Math.abs(middle(after) - middle(before))).toBeLessThan(NEAR_PX);
});

test('a page whose name is shown before it is there has that name as its heading', async ({ page, t }) => {
  for (const { path, titleId, ownHeading = false } of pages) {
    if (ownHeading) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: t(titleId), exact: true })).toBeVisible();
  }
});
