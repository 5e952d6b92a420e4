import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';
import { signIn } from './support/signIn.ts';

const NAME = 'Weekly & 例会 <b>';
const FILTERS = 'start_time=2024-01-01&end_time=2024-01-07&sort=text.asc';

interface ProjectName {
  readonly id: string;
  readonly name: string;
}

test.use({ account: 'admin' });

const openViews = async (page: Page, t: Translate): Promise<void> =>
  page
    .getByRole('button', { name: t('shell.views'), exact: true })
    .first()
    .click();

async function save(page: Page, t: Translate, name: string): Promise<void> {
  await openViews(page, t);
  await page.getByRole('textbox', { name: t('table.views.name') }).fill(name);
  await page.getByRole('button', { name: t('table.views.save') }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

async function choose(page: Page, t: Translate, item: 'views.share' | 'views.delete' | 'views.update'): Promise<void> {
  await page.getByRole('button', { name: t('views.more', { name: NAME }) }).click();
  await page.getByRole('menuitem', { name: t(item) }).click();
}

/** The text that a copy button writes; test browsers have no clipboard. */
async function copied(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => Promise.resolve(void (document.documentElement.dataset['copied'] = text)),
      },
    });
  });
  await press();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['copied'])).toBeTruthy();
  return (await page.evaluate(() => document.documentElement.dataset['copied'])) ?? '';
}

async function becomeMember(page: Page, token: string): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'auth_token');
  if (cookie === undefined) throw new Error('nobody is logged in');
  await page.evaluate(() => {
    for (const key of ['ProjectList', 'ProjectAllList', 'userInfo']) localStorage.removeItem(key);
  });
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
  }, token);
  await page.context().addCookies([{ ...cookie, value: token }]);
}

test('a shared view opens for a colleague who reads another project, and says so once it is deleted', async ({
  page,
  request,
  t,
}) => {
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const member = await signIn(request, 'member');
  const reply = await request.get('/api/front/project/index', { headers: { authorization: `Bearer ${member}` } });
  const { data } = (await reply.json()) as { data: { list: readonly ProjectName[] } };
  const [other, shown] = data.list;
  if (other === undefined || shown === undefined) throw new Error('the member needs two projects');

  await page.goto(`/answer/index?${FILTERS}&project=${shown.id}`);
  await save(page, t, NAME);
  await choose(page, t, 'views.share');
  await expect(page.getByText(t('views.shared'), { exact: true })).toBeVisible();
  const link = await copied(page, () => page.getByRole('button', { name: t('views.copyOf', { name: NAME }) }).click());
  expect(link).toMatch(new RegExp(`/view\\?id=[\\w-]+&project=${shown.id}$`, 'u'));
  const admin = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';

  await becomeMember(page, member);
  await page.goto(`/overview/index?project=${other.id}`);
  await expect(page.getByRole('button', { name: t('project.current', { name: other.name }) })).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/answer/index\\?.*project=${shown.id}$`, 'u'));
  const params = new URL(page.url()).searchParams;
  expect([params.get('sort'), params.get('start_time')]).toEqual(['text.asc', '2024-01-01']);
  await expect(page.getByRole('button', { name: t('project.current', { name: shown.name }) })).toBeVisible();
  await openViews(page, t);
  await expect(page.getByRole('link', { name: NAME })).toHaveAttribute('aria-current', 'true');
  // A colleague's view is read-only.
  await expect(page.getByRole('button', { name: t('views.more', { name: NAME }) })).toHaveCount(0);

  await becomeMember(page, admin);
  await page.goto(`/answer/index?project=${shown.id}`);
  await openViews(page, t);
  await choose(page, t, 'views.delete');
  await expect(page.getByText(t('table.views.removed', { name: NAME }))).toBeVisible();
  await becomeMember(page, member);
  await page.goto(link);
  await expect(page.getByText(t('views.open.deleted', { name: NAME }))).toBeVisible();
});

test('a view is renamed, updated and brought back after it was deleted', async ({ page, t }) => {
  await page.goto('/answer/index?sort=text.asc');
  await save(page, t, NAME);
  await page.goto('/answer/index?sort=text.desc');
  await openViews(page, t);
  await expect(page.getByRole('link', { name: NAME })).toHaveAttribute('aria-current', 'false');
  await choose(page, t, 'views.update');
  await expect(page.getByRole('link', { name: NAME })).toHaveAttribute('aria-current', 'true');
  await choose(page, t, 'views.delete');
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
  const restored = page.waitForResponse('**/api/front/view/restore');
  await page.getByRole('button', { name: t('table.views.undo') }).click();
  // The notice is outside the panel, which closes.
  await restored;
  await page.goto('/overview/index');
  await openViews(page, t);
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(/\/answer\/index\?sort=text\.desc&project=\w+$/u);
});

test('views that this browser kept are moved to the server once', async ({ page, project, t }) => {
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const key = `answerscope.views.${project ?? ''}.answerIndex.prompts`;
  await page.evaluate((name) => {
    const views = [{ id: 'view-1', name: 'Kept before', query: 'view=unstable' }];
    localStorage.setItem(name, JSON.stringify(views));
  }, key);
  await page.goto('/answer/index');
  await openViews(page, t);
  await expect(page.getByRole('link', { name: 'Kept before' })).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await page.reload();
  await openViews(page, t);
  await expect(page.getByRole('link', { name: 'Kept before' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Kept before' }).click();
  await expect(page).toHaveURL(/\/answer\/index\?view=unstable&project=\w+$/u);
});

test('where the server keeps no views they stay in the browser, and nothing else is said', async ({
  page,
  t,
  allowErrors,
}) => {
  allowErrors(/404/u);
  await page.route('**/api/front/view/**', async (route) =>
    route.fulfill({ status: 404, json: { code: 404, msg: 'No such call', data: null } }),
  );
  await page.goto('/answer/index');
  const menu = page.getByRole('button', { name: new RegExp(`^${t('table.views.chosen', { name: '' })}`, 'u') });
  await menu.click();
  await page.getByRole('textbox', { name: t('table.views.name') }).fill('In the browser');
  await page.getByRole('button', { name: t('table.views.save') }).click();
  await expect(page.getByRole('button', { name: 'In the browser', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await openViews(page, t);
  await expect(page.getByText(t('notOffered.title'))).toBeVisible();
  await page.reload();
  await menu.click();
  await expect(page.getByRole('button', { name: 'In the browser', exact: true })).toBeVisible();
});

test('a link to a view there never was leads nowhere, and not out of the app', async ({ page, t }) => {
  for (const id of ['nothing', '../../etc', 'https://evil.example', '']) {
    await page.goto(`/view?id=${encodeURIComponent(id)}`);
    await expect(page.getByText(t('views.open.unknown'))).toBeVisible();
  }
  await page.goto('/view?id=nothing&project=not-mine');
  await expect(page.getByRole('heading', { name: t('project.foreign.title') })).toBeVisible();
});

test('a menu higher than the room beside its button scrolls inside the window', async ({ page, t }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/answer/index');
  const table = page.getByRole('tabpanel');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const button = table.getByRole('button', { name: t('table.views.chosen', { name: t('answerIndex.view.all') }) });
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  await button.click();
  const first = page.getByRole('button', { name: t('answerIndex.view.all'), exact: true });
  const last = page.getByText(t('views.about'), { exact: true });
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  // Not by hover(), which scrolls the page until its sticky head is clear of the entry.
  const { x, y } = (await first.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
});
