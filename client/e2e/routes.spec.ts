import { putHelpUrl } from '#scripts/lib/helpUrl.ts';
import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  for (const [from, to] of [
    ['/', '/answer/index'],
    ['/answer', '/answer/index'],
    ['/brand', '/brand/index'],
    ['/dashboard', '/dashboard/workplace'],
    ['/keywords', '/overview/index'],
    ['/optimize', '/optimize/index'],
    ['/overview', '/overview/index'],
    ['/userInsights', '/userInsights/index'],
    ['/redirect/brand/index?a=1', '/brand/index?a=1'],
    ['/redirect//evil.example/x', '/evil.example/x'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect
        .poll(() =>
          page
            .url()
            .replace(/^https?:\/\/[^/]+/, '')
            .replace(/[?&](?:start_time|end_time|project)=[^&]*/g, ''),
        )
        .toBe(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('an unknown address says so inside the layout', async ({ page, t }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('shell.menu') })).toBeVisible();
  });

  test('the external entry opens a new tab and tells it nothing; it is help where help pages are set', async ({
    page,
    t,
  }) => {
    await page.goto('/overview/index');
    const entry = (name: string) => page.getByRole('link', { name });
    const paper = entry(t('menu.paper'));
    await expect(paper).toHaveAttribute('target', '_blank');
    await expect(paper).toHaveAttribute('rel', /noopener.*noreferrer/);
    await expect(paper).toHaveAttribute('href', /^https:\/\//);
    await expect(entry(t('menu.help'))).toHaveCount(0);
    const document = ({ pathname }: URL): boolean => pathname === '/overview/index';
    await page.route(document, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: putHelpUrl(await response.text(), 'https://help.example.com/start') });
    });
    await page.reload();
    await expect(entry(t('menu.help'))).toHaveAttribute('href', 'https://help.example.com/start');
    await expect(paper).toHaveCount(0);
  });

  test('a navigation begins at the top of the page', async ({ page, t }) => {
    await page.setViewportSize({ width: 900, height: 300 });
    await page.goto('/overview/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo(0, 500);
    });
    await new Shell(page, t).command(t('menu.brand'));
    await expect(page).toHaveURL(/\/brand\/index/);
    await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('nobody logged in', () => {
  for (const path of ['/', '/answer/index', '/dashboard', '/profile', '/prompt', '/redirect/brand', '/workplace222']) {
    test(`${path} asks to log in first, in the language of the reader`, async ({ page, t, locale }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/create\?redirect=/);
      await expect(page.getByText(t('session.loginFirst'))).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'zh-CN');
    });
  }

  test('/index is let through and does not exist, as any unknown address', async ({ page, t }) => {
    for (const path of ['/index', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
    }
  });

  test('an unknown file is not the app', async ({ request }) => {
    expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
  });

  test('/invite is open to all and explains an unknown code', async ({ page, t }) => {
    await page.goto('/invite?code=nothing');
    await expect(page.getByText(t('invite.status.unknown'))).toBeVisible();
    await expect(page).toHaveURL(/\/invite/);
  });
});
