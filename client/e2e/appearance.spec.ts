import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';
import { createTranslator } from './support/createTranslator.ts';

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  test('the theme changes without a reload, sets arco-theme, and is there before the first paint next time', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await shell.command(t('action.theme.dark'));
    await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    // The app's scripts are blocked: what is rendered now was set before any of them ran.
    await page.route(/\/assets\/.*\.js$/, async () => undefined);
    await page.goto('/overview/index', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a drawer has the colour of other surfaces in the dark theme, too', async ({ page, t }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    await shell.command(t('action.theme.dark'));
    await page.getByRole('article').first().getByRole('button').filter({ hasText: /\d/u }).first().click();
    const surface = await page
      .getByRole('article')
      .first()
      .evaluate((tile) => getComputedStyle(tile).backgroundColor);
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', surface);
  });

  test('a popover that is open when the system changes its theme changes with the page', async ({ page, t }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    await shell.command(t('action.theme.system'));
    await page.getByRole('button', { name: t('shell.views'), exact: true }).click();
    const field = page.getByRole('textbox', { name: t('table.views.name') });
    await field.waitFor();
    const surface = async (): Promise<string> =>
      field.evaluate((element) => {
        const isClear = (box: Element): boolean => getComputedStyle(box).backgroundColor.endsWith(', 0)');
        let box = element.parentElement;
        while (box?.parentElement && isClear(box)) box = box.parentElement;
        return box === null ? '' : getComputedStyle(box).backgroundColor;
      });
    expect(await surface()).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(surface).toBe('rgb(255, 255, 255)');
  });

  test('scroll bars and lists of options have the theme of the page, whatever the theme of the system', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    const schemes = async (): Promise<string[]> =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).colorScheme),
      );
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await shell.command(t(`action.theme.${theme}`));
      await expect.poll(schemes).toEqual([theme, theme]);
    }
    await page.emulateMedia({ colorScheme: null });
  });

  test('light removes arco-theme again', async ({ page, t }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    for (const theme of ['dark', 'light'] as const) {
      await shell.command(t(`action.theme.${theme}`));
      if (theme === 'dark') await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
      else await expect(page.locator('body')).not.toHaveAttribute('arco-theme');
    }
  });

  test('the language changes without a reload and stays', async ({ page, t, locale }) => {
    const other = locale === 'en-US' ? 'zh-CN' : 'en-US';
    const translate = await createTranslator(other, 'Asia/Shanghai');
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await shell.command(t(`action.language.${other}`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(shell.heading).toHaveText(translate('menu.overview.index'));
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('settings survive a reload: theme colour, footer, menu width', async ({ page, t }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    const drawer = await shell.openSettings();
    await drawer.getByLabel(t('settings.themeColor.custom')).and(page.locator('[type=text]')).fill('#00875A');
    await page.keyboard.press('Enter');
    await drawer.getByText(t('settings.footer'), { exact: true }).click();
    await shell.closeDrawer();
    await expect(page.getByText(t('shell.footer'))).toBeHidden();
    await page.getByRole('separator', { name: t('shell.menu.resize') }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('separator', { name: t('shell.menu.resize') })).toHaveAttribute('aria-valuenow', '216');
    await page.reload();
    await shell.heading.waitFor();
    await expect(page.getByText(t('shell.footer'))).toBeHidden();
    await expect(page.getByRole('separator', { name: t('shell.menu.resize') })).toHaveAttribute('aria-valuenow', '216');
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--app-accent'))).toBe('#00875A');
  });

  test('the accent that was chosen is the colour of links, radio buttons and chosen days, in both themes', async ({
    page,
    t,
  }) => {
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    const drawer = await shell.openSettings();
    await drawer.getByLabel(t('settings.themeColor.custom')).and(page.locator('[type=text]')).fill('#00875A');
    await page.keyboard.press('Enter');
    await shell.closeDrawer();
    for (const isDark of [false, true]) {
      if (isDark) await shell.command(t('action.theme.dark'));
      const accent = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--app-accent)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await expect(page.getByRole('link', { name: t('overview.alerts.all') })).toHaveCSS('color', accent);
      await page.getByRole('button', { name: t('filters.datesOf', { days: '' }) }).click();
      const picker = page.locator('[class*="-popover-content"]');
      await expect(picker.locator('input[type=radio]:checked ~ [class*="-control-indicator"]')).toHaveCSS(
        'background-color',
        accent,
      );
      await expect(picker.locator('[class*="rdp-day_range_start"]')).toHaveCSS('background-color', accent);
      await page.reload();
      await shell.heading.waitFor();
    }
  });

  test('at 390 px the menu is a drawer and nothing overflows', async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shell = new Shell(page, t);
    await shell.open('/overview/index');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Filters open below what acts on the page.
    const toggle = page.getByRole('button', { name: t('filters.disclosure', { count: 0 }) });
    await toggle.click();
    const [beside, here] = await Promise.all(
      [page.getByRole('button', { name: t('answers.export'), exact: true }), toggle].map(async (one) =>
        one.boundingBox(),
      ),
    );
    expect(Math.abs((beside?.y ?? 0) - (here?.y ?? 0))).toBeLessThan(8);
    await page.getByRole('button', { name: t('shell.menu.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('menu.brand') })
      .click();
    await expect(page).toHaveURL(/\/brand\/index/);
  });
});

test('the login page switches language and keeps what was typed', async ({ page, t, locale }) => {
  const other = locale === 'en-US' ? 'zh-CN' : 'en-US';
  const translate = await createTranslator(other, 'Asia/Shanghai');
  await page.goto('/create');
  await page.getByRole('textbox', { name: t('create.email') }).fill('typed@example.com');
  await page.getByRole('button', { name: t(other === 'zh-CN' ? 'common.language.zh' : 'common.language.en') }).click();
  await expect(page.getByRole('textbox', { name: translate('create.email') })).toHaveValue('typed@example.com');
});
