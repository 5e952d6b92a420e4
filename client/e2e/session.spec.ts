import { sampleEndedSessions } from '#fixtures/sample.ts';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { ACCOUNTS } from './support/signIn.ts';

test.use({ account: 'admin' });

const WORK = '/overview/index?start_time=2026-01-01&end_time=2026-01-31';

test('logging out clears login, user and projects, and leads to the login page', async ({ page, context, t }) => {
  await page.goto('/overview/index');
  await page.getByRole('button', { name: t('account.menu'), exact: false }).click();
  await page.getByRole('menuitem', { name: t('account.logout') }).click();
  await expect(page).toHaveURL(/\/create\?redirect=%2Foverview%2Findex/);
  expect((await context.cookies()).some(({ name }) => name === 'auth_token')).toBe(false);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['token', 'userInfo', 'ProjectList', 'ProjectAllList']) expect(keys).not.toContain(key);
});

test('a session that has expired is said once, and logging in returns to the same address', async ({
  page,
  t,
  setFault,
}) => {
  await setFault('expired');
  await page.goto(WORK);
  await expect(page).toHaveURL(/\/create\?redirect=/);
  await expect(page.getByText(t('session.expired'))).toHaveCount(1);
  await setFault(null);
  await new CreatePageObject(page, t).logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  await expect(page).toHaveURL(new RegExp(`${WORK.replace('?', '\\?')}(?:&project=[\\w-]+)?$`));
});

test('HTTP 401 is expiry too', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/401/);
  await setFault('http401');
  await page.goto('/overview/index');
  await expect(page).toHaveURL(/\/create\?redirect=/);
  await expect(page.getByText(t('session.expired'))).toHaveCount(1);
});

for (const { token } of sampleEndedSessions) {
  test(`${token} of the fixtures is a login that has ended`, async ({ page, context, baseURL, t, allowErrors }) => {
    allowErrors(/401/);
    await context.addCookies([{ name: 'auth_token', value: token, url: baseURL ?? '' }]);
    await page.goto('/brand/index');
    await expect(page).toHaveURL(/\/create\?redirect=%2Fbrand%2Findex/);
    await expect(page.getByText(t('session.expired'))).toHaveCount(1);
    expect((await context.cookies()).some(({ name }) => name === 'auth_token')).toBe(false);
  });
}

test('without the cookie nobody is logged in, whatever local storage says', async ({ page, context, t }) => {
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  await page
    .getByRole('link', { name: t('menu.brand') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/create\?redirect=%2Fbrand%2Findex/);
  await expect(page.getByText(t('session.loginFirst'))).toBeVisible();
  // The next user must see nothing of the previous account.
  const listed = page.waitForResponse((reply) => reply.url().includes('/api/front/project/index'));
  await new CreatePageObject(page, t).logIn(ACCOUNTS.member.email, ACCOUNTS.member.password);
  await listed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as unknown[]);
  expect(kept).toHaveLength(2);
});

test('requests carry the token of local storage when the cookie is gone', async ({ page, context }) => {
  // Read from the resident page: the app itself would notice the missing cookie and drop the token.
  const [resident] = context.pages();
  if (resident === undefined) throw new Error('The context has no resident page.');
  const token = await resident.evaluate(() => localStorage.getItem('token'));
  await context.clearCookies();
  const sent = page.waitForRequest((request) => request.url().includes('invite_page_info'));
  await page.goto('/invite?code=none');
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${String(token)}`);
});

test('logging out in one browser tab logs out all', async ({ page, context, t }) => {
  const other = await context.newPage();
  await other.goto('/overview/index');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/overview/index');
  await page.getByRole('button', { name: t('account.menu'), exact: false }).click();
  await page.getByRole('menuitem', { name: t('account.logout') }).click();
  await expect(other).toHaveURL(/\/create\?redirect=/);
});

test('when the project list fails to load, the person is at the login page and can retry', async ({
  page,
  t,
  setFault,
  allowErrors,
}) => {
  allowErrors(/502/);
  await setFault('http502@/api/front/project');
  await page.goto('/keywords/index');
  await expect(page).toHaveURL(/\/create/);
  const notice = page.getByRole('listitem').filter({ hasText: t('error.server') });
  await setFault(null);
  await notice.getByRole('button', { name: t('common.retry') }).click();
  await expect(page).toHaveURL(/\/keywords\/index/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.keywords.index'));
  await expect(notice).toHaveCount(0);
});
