import type { Locator } from '@playwright/test';
import { storageKeys } from '../src/lib/storage.ts';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';

const APP = /\/assets\/index-[^/]*\.js$/u;
const OVERVIEW = /\/overview\/index(?:$|\?)/;

for (const path of ['/create', '/overview/index']) {
  test(`${path} says when the app cannot be fetched, and loading it again helps`, async ({ page, t, allowErrors }) => {
    allowErrors(/Failed to load resource/u);
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(t('error.lostApp'));
    await page.unroute(APP);
    await page.getByRole('button', { name: t('error.reload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('create.title') })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the app cannot be fetched in part: that is said as well', async ({ page, t, allowErrors }) => {
  allowErrors(/Failed to load resource/u);
  await page.route(/\/assets\/react-[^/]*\.js$/u, (route) => route.abort());
  await page.goto('/create');
  await expect(page.getByRole('alert')).toHaveText(t('error.lostApp'));
});

test('a browser that is too old is told so, with the versions that can be used', async ({ page, t }) => {
  await page.goto('/create');
  await expect(page.getByRole('heading', { level: 1, name: t('create.title') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Set.prototype, 'union');
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/Chrome .* Edge 122.*Firefox 128.*Safari 18/u);
  await expect(page.getByRole('alert')).not.toContainText('{');
});

test('the browser submits no form by itself, whoever asks for it', async ({ page, t, allowErrors }) => {
  allowErrors(/form-action/u);
  const create = new CreatePageObject(page, t);
  await page.goto('/create');
  await create.password.fill('secret-word');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const refused = page.waitForEvent('console', (message) => /form-action/u.test(message.text()));
  // As some password managers do.
  await page.evaluate(() => {
    document.forms[0]?.submit();
  });
  await refused;
  expect(documents).toEqual([]);
});

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  /** The bounding box of an element in whole pixels; null: it is missing or has no size. */
  const placeOf = async (locator: Locator): Promise<readonly number[] | null> => {
    if ((await locator.count()) === 0) return null;
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return width === 0 || height === 0 ? null : [x, y, width, height].map(Math.round);
  };

  for (const [name, settings] of [
    ['as it is at first', {}],
    ['with a folded menu', { menuCollapse: true }],
    ['with a wide menu and no navbar', { menuWidth: 320, navbar: false }],
    ['with a menu at the top', { topMenu: true }],
  ] as const) {
    test(`the empty frame stands where the frame will, ${name}`, async ({ page, t }) => {
      await page.addInitScript(
        ([key, value]) => {
          localStorage.setItem(key, value);
        },
        [storageKeys.settings, JSON.stringify(settings)] as const,
      );
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const navbar = page.getByRole('group', { name: t('shell.navbar') });
      const menu = page.getByRole('navigation', { name: t('shell.menu') });
      // A top menu is not part of the empty frame.
      const places = [await placeOf(navbar), 'topMenu' in settings ? null : await placeOf(menu)];
      let send = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(APP, async (route) => {
        await asked;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const early = ['.app-early-navbar', '.app-early-menu'].map((part) => page.locator(part));
      await expect.poll(async () => Promise.all(early.map(placeOf))).toEqual(places);
      send();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await Promise.all(early.map(async (part) => expect(part).toHaveCount(0)));
    });
  }

  test('who is logged in never sees the login form', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('form [type="password"]') !== null) document.documentElement.dataset['sawForm'] = '';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('/create');
    await expect(page).toHaveURL(OVERVIEW);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-form');
  });
});
