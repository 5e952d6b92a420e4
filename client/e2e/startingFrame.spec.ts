import type { Page } from '@playwright/test';
import { pages } from '../src/app/pages.ts';
import { paths } from '../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** How far a heading may lie from where its name was shown before, in pixels. */
const NEAR_PX = 6;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"/gu;
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

/** The style sheets of the document in their order: the later one holds where rules weigh the same. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname)));

test('a page has the name that is shown before it is there as its heading, and its own styles hold', async ({
  page,
  request,
  t,
}) => {
  const ofAll = [...(await (await request.get('/index.html')).text()).matchAll(STYLE_SHEET)].map(([, file]) => file);
  expect(ofAll.length).toBeGreaterThan(0);
  for (const { path, titleId, ownHeading = false } of pages) {
    if (ownHeading) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: t(titleId), exact: true })).toBeVisible();
    expect((await sheets(page)).slice(0, ofAll.length), path).toEqual(ofAll);
  }
});
