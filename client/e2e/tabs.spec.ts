import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';
import { clippedTexts } from './support/clippedTexts.ts';

test.use({ account: 'admin' });

/** Opens the tab bar and three pages, the first with a query; the last one is shown. */
async function withTabs(page: Shell['page'], t: ConstructorParameters<typeof Shell>[1]): Promise<Shell> {
  const shell = new Shell(page, t);
  await shell.open('/answer/promptsDetails?id=7');
  await shell.toggle(t('settings.tabBar'));
  await shell.open('/brand/index');
  await shell.open('/keywords/index');
  await expect(shell.tab(t('menu.keywords.index'))).toHaveAttribute('aria-current', 'page');
  return shell;
}

test('the bar is off until asked for, then has the workplace first, and survives a reload', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/brand/index');
  await expect(shell.tabBar).toBeHidden();
  await shell.toggle(t('settings.tabBar'));
  await expect(shell.tabs).toHaveText([t('menu.dashboard.workplace'), t('menu.brand.index')]);
  await page.reload();
  await expect(shell.tab(t('menu.brand.index'))).toBeVisible();
  await expect(shell.tabs).toHaveText([t('menu.dashboard.workplace'), t('menu.brand.index')]);
});

test('a tab keeps its query', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.tab(t('menu.answer.promptsDetails')).click();
  await expect(page).toHaveURL(/\/answer\/promptsDetails\?id=7(?:&project=[\w-]+)?$/);
});

test('closing to the left never moves the reader', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.tabAction(t('menu.keywords.index'), t('tabs.closeLeft'));
  await expect(page).toHaveURL(/\/keywords\/index/);
  await expect(shell.tabs).toHaveText([t('menu.dashboard.workplace'), t('menu.keywords.index')]);
});

test('close right, close others and close all', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.tabAction(t('menu.answer.promptsDetails'), t('tabs.closeRight'));
  await expect(page).toHaveURL(/\/answer\/promptsDetails\?id=7(?:&project=[\w-]+)?$/);
  await expect(shell.tabs).toHaveText([t('menu.dashboard.workplace'), t('menu.answer.promptsDetails')]);
  await shell.open('/brand/index');
  await shell.tabAction(t('menu.brand.index'), t('tabs.closeOthers'));
  await expect(shell.tabs).toHaveText([t('menu.dashboard.workplace'), t('menu.brand.index')]);
  await shell.tabAction(t('menu.brand.index'), t('tabs.closeAll'));
  await expect(page).toHaveURL(/\/dashboard\/workplace/);
});

test('the middle button closes, the workplace stays', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.tab(t('menu.brand.index')).click({ button: 'middle' });
  await expect(shell.tab(t('menu.brand.index'))).toBeHidden();
  await expect(page).toHaveURL(/\/keywords\/index/);
  await shell.tab(t('menu.dashboard.workplace')).click({ button: 'middle' });
  await expect(shell.tab(t('menu.dashboard.workplace'))).toBeVisible();
});

test('by keyboard: arrows move, Delete closes, Shift+F10 opens the menu', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.tab(t('menu.keywords.index')).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shell.tab(t('menu.brand.index'))).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(shell.tab(t('menu.brand.index'))).toBeHidden();
  await page.keyboard.press('Home');
  await expect(shell.tab(t('menu.dashboard.workplace'))).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: t('tabs.menu', { title: t('menu.keywords.index') }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.tab(t('menu.keywords.index'))).toBeFocused();
});

test('switching the bar off and on leaves the menu highlight right', async ({ page, t }) => {
  const shell = await withTabs(page, t);
  await shell.toggle(t('settings.tabBar'));
  await shell.menu.getByRole('link', { name: t('menu.overview.index') }).click();
  await shell.toggle(t('settings.tabBar'));
  await expect(shell.menu.getByRole('link', { name: t('menu.overview.index') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(shell.menu.locator('[aria-current=page]')).toHaveCount(1);
});

test('a long title ends in an ellipsis and is in the tooltip; a tab is closed by a target of 24 pixels', async ({
  page,
  t,
}) => {
  const shell = await withTabs(page, t);
  const title = 'Which of all these espresso machines is the best one?';
  await shell.open(`/answer/promptsDetails?id=chengyu-p01&breadcrumb=${encodeURIComponent(title)}`);
  const tab = shell.tabBar.getByRole('link').and(page.locator('[aria-current=page]'));
  expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const ofBar = (await page.evaluate(clippedTexts)).filter((text) => text.includes('nav'));
  expect(ofBar).toEqual([]);
  const close = await shell.tabBar.getByRole('button').first().boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
});
