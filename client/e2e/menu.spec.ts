import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';

test.use({ account: 'admin' });

test('the menu has the groups of the specification', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  for (const group of ['answer', 'brand', 'keywords', 'optimize', 'overview', 'userInsights'] as const) {
    await expect(shell.menu.getByText(t(`menu.${group}`), { exact: true }).first()).toBeVisible();
  }
});

test('the server menu says loading, then success, and is shown', async ({ page, t, setFault }) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await setFault('delay=1500@/api/user/menu');
  await shell.toggle(t('settings.menuFromServer'));
  await expect(page.getByText(t('menu.server.loading'))).toBeVisible();
  await expect(page.getByText(t('menu.server.loaded'))).toBeVisible();
  await expect(shell.menu.getByText(t('menu.answer'), { exact: true }).first()).toBeVisible();
});

test('a failure of the server menu is the notice error, and the built-in menu stays', async ({
  page,
  t,
  setFault,
  allowErrors,
}) => {
  allowErrors(/502/);
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await setFault('http502@/api/user/menu');
  await shell.toggle(t('settings.menuFromServer'));
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await expect(shell.menu.getByText(t('menu.answer'), { exact: true }).first()).toBeVisible();
});

test('a code of the older envelope asks to confirm the logout, and the button logs out and reloads', async ({
  page,
  t,
  setFault,
}) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await setFault('code50012@/api/user/menu');
  // The drawer stays open: Escape might hit the confirmation dialog above it and close that instead.
  await (await shell.openSettings()).getByText(t('settings.menuFromServer'), { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('session.confirmLogout.title') });
  await expect(dialog).toBeVisible();
  await setFault(null);
  await dialog.getByRole('button', { name: t('session.confirmLogout.relogin') }).click();
  await expect(page).toHaveURL(/\/create/);
  await expect(page.getByRole('textbox', { name: t('create.email') })).toBeVisible();
});

test('collapsed, the menu keeps its names and works', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await page.getByRole('button', { name: t('shell.menu.collapse') }).click();
  await expect(page.getByRole('button', { name: t('shell.menu.expand') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('shell.menu.expand') })).toBeVisible();
});

test('a page is fetched when its link is pointed at, or come to with the keyboard', async ({ page, t }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/Page-.*\.js$/u.test(request.url())) fetched.push(request.url());
  });
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await page.waitForLoadState('networkidle');
  fetched.length = 0;
  await page.locator('nav a[href^="/brand/index"]').hover();
  await expect.poll(() => fetched.filter((url) => url.includes('/BrandPage-'))).toHaveLength(1);
  await page.locator('nav a[href^="/prompt"]').focus();
  await expect.poll(() => fetched.filter((url) => url.includes('/PromptPage-'))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('prompt.title') })).toBeVisible();
  expect(fetched.filter((url) => url.includes('/PromptPage-'))).toHaveLength(1);
});
