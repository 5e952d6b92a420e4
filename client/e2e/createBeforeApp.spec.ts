import type { Page, Route } from '@playwright/test';
import { storageKeys } from '../src/lib/storage.ts';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { ACCOUNTS } from './support/signIn.ts';

const OVERVIEW = /\/overview\/index(?:$|\?)/;
const APP = /\/assets\/index-[^/]*\.js$/;

/** Holds the app back until it is let go: what stands on the page meanwhile is create.html alone. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(APP, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    // Of two requests for one file, the browser may have given up one.
    await Promise.allSettled(held.map(async (route) => route.continue()));
    await page.waitForFunction(() => performance.getEntriesByName('app-started').length > 0);
  };
}

/** Addresses that the page asks for from now on, but for its own files. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/assets\/|^\/[\w-]+\.(?:js|png)$/u.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

async function openEarly(page: Page, query = ''): Promise<void> {
  await page.goto(`/create${query}`, { waitUntil: 'commit' });
}

test('what is typed and sent before the app is there is sent by the app', async ({ page, t }) => {
  const letGo = await holdApp(page);
  const calls = watchCalls(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page, '?redirect=%2Fbrand%2Findex');
  await create.email.fill(ACCOUNTS.admin.email);
  await create.password.fill(ACCOUNTS.admin.password);
  await create.password.press('Enter');
  await expect(create.submit).toHaveAttribute('aria-busy', 'true');
  expect(calls).toEqual(['GET /create?redirect=%2Fbrand%2Findex']);
  await letGo();
  await expect(page).toHaveURL(/\/brand\/index$/);
  expect(calls.filter((call) => call.includes('login'))).toEqual(['POST /api/front/user/login']);
});

test('what was typed stays, with focus and caret, and is kept as what is typed later is', async ({ page, t }) => {
  const letGo = await holdApp(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await create.password.fill('secret-word');
  await create.email.fill('half@example.com');
  await page.keyboard.press('Home');
  await page.keyboard.type('a-');
  await letGo();
  await expect(create.email).toBeFocused();
  await page.keyboard.type('b-');
  await expect(create.email).toHaveValue('a-b-half@example.com');
  await expect(create.password).toHaveValue('secret-word');
  await create.submit.click();
  await expect(page.getByText(t('create.error.credentials'))).toBeVisible();
  const stored = async (): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(stored).toContain('a-b-half@example.com');
  expect(await stored()).not.toContain('secret-word');
});

test('an email kept from before is there at once, and may be taken out before the app is there', async ({
  page,
  t,
}) => {
  await page.evaluate(() => {
    localStorage.setItem('answerscope.draft.create', JSON.stringify({ email: 'kept@example.com', name: '周新' }));
  });
  const letGo = await holdApp(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await expect(create.email).toHaveValue('kept@example.com');
  await create.email.fill('');
  await letGo();
  await expect(create.email).toHaveValue('');
  await create.openRegistration();
  await expect(page.getByRole('textbox', { name: t('create.name') })).toHaveValue('周新');
  await expect(create.email).toHaveValue('');
});

for (const theme of ['light', 'dark'] as const)
  test(`it stands there in the reader's language and in ${theme}, and the app takes it over as it stands`, async ({
    page,
    t,
    locale,
  }) => {
    await page.evaluate(
      ([settingsKey, bootKey, chosen]) => {
        localStorage.setItem(settingsKey, JSON.stringify({ theme: chosen }));
        const boot = JSON.parse(localStorage.getItem(bootKey) ?? '{}') as object;
        localStorage.setItem(bootKey, JSON.stringify({ ...boot, theme: chosen }));
      },
      [storageKeys.settings, storageKeys.boot, theme] as const,
    );
    const letGo = await holdApp(page);
    await openEarly(page);
    const heading = page.getByRole('heading', { level: 1, name: t('create.title') });
    const calculator = page.getByRole('heading', { level: 2, name: t('precision.title') });
    await expect(heading).toBeVisible();
    await expect(calculator).toBeVisible();
    await expect(page).toHaveTitle(`${t('create.login')} · ${t('app.name')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'zh-CN');
    await expect(page.getByRole('button', { name: t(`common.theme.${theme}`) })).toBeVisible();
    const places = async (): Promise<unknown[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return { x, y, width };
        }),
      );
    const before = await places();
    // The very elements: React would make others of its own.
    const texts = [await heading.elementHandle(), await calculator.elementHandle()];
    await letGo();
    for (const text of texts) expect(await text.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page).toHaveTitle(`${t('create.login')} · ${t('app.name')}`);
    // What the local mode adds, the demo account, comes last.
    expect((await places()).slice(0, before.length)).toEqual(before);
  });

test('of several presses the last one is done', async ({ page, t }) => {
  const letGo = await holdApp(page);
  const calls = watchCalls(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await create.email.fill(ACCOUNTS.admin.email);
  await create.password.fill(ACCOUNTS.admin.password);
  await create.submit.click();
  await page.getByRole('button', { name: t('create.mode.register') }).click();
  await expect(create.submit).not.toHaveAttribute('aria-busy');
  await letGo();
  await expect(page.getByRole('textbox', { name: t('create.name') })).toBeVisible();
  await expect(create.email).toHaveValue(ACCOUNTS.admin.email);
  expect(calls.filter((call) => call.includes('login'))).toEqual([]);
});

test('a slider moved before the app is there counts', async ({ page, t }) => {
  const letGo = await holdApp(page);
  await openEarly(page);
  await page.getByRole('slider', { name: t('precision.rate') }).press('Home');
  await letGo();
  const percent = new Intl.NumberFormat('en-US', { style: 'percent' }).format(0.01);
  await expect(page.getByText(t('precision.body', { rate: percent }))).toBeVisible();
});

test('a note of the last visit that is out of date does no harm', async ({ page, locale }) => {
  await page.evaluate(
    ([bootKey, other]) => {
      localStorage.setItem(bootKey, JSON.stringify({ locale: other, theme: 'dark' }));
    },
    [storageKeys.boot, locale === 'en-US' ? 'zh-CN' : 'en-US'] as const,
  );
  const letGo = await holdApp(page);
  await openEarly(page);
  await page.getByRole('textbox').first().fill(ACCOUNTS.admin.email);
  await page.locator('[type=password]').fill(ACCOUNTS.admin.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await letGo();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'zh-CN');
  await expect(page.locator('body')).not.toHaveAttribute('arco-theme');
});

test('what is typed and pressed is carried over when a password manager changed the form', async ({
  page,
  t,
  allowErrors,
}) => {
  // React says that it found what it did not draw.
  allowErrors(/React error #418/u);
  const letGo = await holdApp(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await create.email.fill(ACCOUNTS.admin.email);
  await create.password.fill('not-the-password');
  await page.evaluate(() => {
    document.querySelector('[type="password"]')?.after(document.createElement('div'));
  });
  await letGo();
  await expect(create.password).toBeFocused();
  await expect(create.password).toHaveValue('not-the-password');
  await create.submit.click();
  await expect(page.getByText(t('create.error.credentials'))).toBeVisible();
  await create.password.fill(ACCOUNTS.admin.password);
  await create.password.press('Enter');
  await expect(page).toHaveURL(OVERVIEW);
});

test('registration is not the login form for a moment', async ({ page, t }) => {
  const letGo = await holdApp(page);
  await openEarly(page, '?mode=register');
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('#root')).toBeEmpty();
  await letGo();
  await expect(page.getByRole('textbox', { name: t('create.name') })).toBeVisible();
});

test('an app that cannot be fetched is said, nothing is sent, and loading it anew helps', async ({
  page,
  t,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/u);
  const calls = watchCalls(page);
  await page.route(APP, (route) => route.fulfill({ status: 404 }));
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await expect(page.getByRole('alert')).toContainText(t('create.refusal'));
  await create.email.fill(ACCOUNTS.admin.email);
  await create.password.fill(ACCOUNTS.admin.password);
  await create.password.press('Enter');
  await create.submit.click();
  await expect(create.submit).not.toHaveAttribute('aria-busy');
  expect(calls).toEqual(['GET /create']);
  await page.unroute(APP);
  // Whoever presses is led to what helps.
  await expect(page.getByRole('button', { name: t('error.reload') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(create.email).toHaveValue(ACCOUNTS.admin.email);
  await create.logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  await expect(page).toHaveURL(OVERVIEW);
});

test('a file of the app that is lost is said, and no form stands there that does nothing', async ({
  page,
  t,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|dynamically imported module|preload CSS|hydrating/u);
  await page.route(/\/assets\/CreatePage-[^/]*\.js$/u, (route) => route.fulfill({ status: 404 }));
  await openEarly(page);
  await expect(page.getByText(t('error.chunk'), { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('without scripts there is no form that could be sent', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/u);
  await page.route(/\.js$/u, (route) => route.abort());
  await page.goto('/create');
  await expect(page.locator('form')).toHaveCount(0);
});

test('the browser sends no form by itself, whoever asks for it', async ({ page, t, allowErrors }) => {
  allowErrors(/form-action/u);
  const letGo = await holdApp(page);
  const calls = watchCalls(page);
  const create = new CreatePageObject(page, t);
  await openEarly(page);
  await create.password.fill('secret-word');
  // As some password managers do.
  await page.evaluate(() => {
    document.forms[0]?.submit();
    document.forms[0]?.requestSubmit();
  });
  expect(calls).toEqual(['GET /create']);
  await letGo();
  await expect(page.getByText(t('create.email.required'))).toBeVisible();
  await expect(create.password).toHaveValue('secret-word');
});

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  test('who is logged in never sees the form', async ({ page }) => {
    const letGo = await holdApp(page);
    await openEarly(page);
    await page.waitForLoadState('domcontentloaded');
    await expect(page.locator('#root')).toBeEmpty();
    await letGo();
    await expect(page).toHaveURL(OVERVIEW);
  });
});
