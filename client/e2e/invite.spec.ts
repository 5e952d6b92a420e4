import type { APIRequestContext } from '@playwright/test';
import { sampleInvitations, sampleTeam } from '#fixtures/sample.ts';
import { expect, test } from './fixtures.ts';
import { InvitePageObject } from './InvitePageObject.ts';
import { ACCOUNTS } from './support/signIn.ts';

const OVERVIEW = /\/overview\/index(?:$|\?)/;
const [forNewcomer] = sampleInvitations.filter(({ status }) => status === 'pending');
const NEWCOMER = { code: forNewcomer!.code, email: forNewcomer!.email };
const PASSWORD = 'Long-enough-8';

/** Registers the invited person, so that the invitation is for an existing account. */
async function registerInvited(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/front/user/register/email', {
    data: { name: '陆清和', email: NEWCOMER.email, password: PASSWORD },
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

test('a newcomer registers here, after a reload too, and lands in the team with a notice', async ({
  page,
  t,
  called,
}) => {
  const invite = new InvitePageObject(page, t);
  await invite.open(NEWCOMER.code);
  await expect(invite.main).toContainText(NEWCOMER.email);
  const year = String(new Date(Date.now() + (forNewcomer?.expires_in_days ?? 0) * 86_400_000).getFullYear());
  await expect(invite.main).toContainText(new RegExp(`${t('invite.expires', { status: 'pending' })}.*${year}`, 'u'));
  await expect(invite.email).toHaveValue(NEWCOMER.email);
  await expect(invite.email).not.toBeEditable();
  await invite.name.fill('陆清和');
  await invite.password.fill('short');
  await invite.register.click();
  await expect(page.getByText(t('password.short'))).toBeVisible();
  await expect(invite.password).toBeFocused();
  await expect
    .poll(async () => page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage)))))
    .toContain('陆清和');
  await page.reload();
  await expect(invite.name).toHaveValue('陆清和');
  await expect(invite.password).toHaveValue('');
  await invite.password.fill(PASSWORD);
  await expect(page.getByText(t('password.strength', { level: 'good' }))).toBeVisible();
  await invite.register.click();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(page.getByText(t('invite.joined', { team: called(sampleTeam.name) }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('account.menu'), exact: false })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage))));
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain('draft.invite');
  await invite.open(NEWCOMER.code);
  await expect(page.getByText(t('invite.status.accepted'))).toBeVisible();
});

test('somebody registered logs in and joins in one step; a wrong password is said at the field', async ({
  page,
  request,
  t,
}) => {
  await registerInvited(request);
  const invite = new InvitePageObject(page, t);
  await invite.open(NEWCOMER.code);
  await invite.password.fill('not-the-password');
  await invite.logIn.click();
  await expect(page.getByText(t('create.error.credentials'))).toHaveCount(1);
  await expect(invite.password).toBeFocused();
  await invite.password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(OVERVIEW);
  await invite.open(NEWCOMER.code);
  await expect(page.getByText(t('invite.status.accepted'))).toBeVisible();
});

test('the person invited, logged in, accepts with one click', async ({ page, request, t }) => {
  const token = await registerInvited(request);
  await page.goto('/create');
  await page.evaluate((value) => {
    document.cookie = `auth_token=${value}; path=/; SameSite=Strict`;
    localStorage.setItem('token', value);
  }, token);
  const invite = new InvitePageObject(page, t);
  await invite.open(NEWCOMER.code);
  await expect(page.getByText(t('invite.accept.as', { name: '陆清和' }))).toBeVisible();
  await invite.accept.click();
  await expect(page).toHaveURL(OVERVIEW);
});

test.describe('logged in', () => {
  test.use({ account: 'member' });

  test('somebody else is told so, switches, and is still at the same address', async ({ page, t }) => {
    const invite = new InvitePageObject(page, t);
    await invite.open(NEWCOMER.code);
    const said = t('invite.switch.body', { reader: ACCOUNTS.member.email, email: NEWCOMER.email });
    await expect(page.getByText(said)).toBeVisible();
    await expect(invite.accept).toBeHidden();
    await invite.switchAccount.click();
    await expect(invite.register).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/invite\\?code=${NEWCOMER.code}$`));
    expect((await page.context().cookies()).some(({ name }) => name === 'auth_token')).toBe(false);
  });

  test('a reply of "not logged in" asks for a login and logs nobody out', async ({ page, t }) => {
    const invite = new InvitePageObject(page, t);
    // As a provider responds when a session expires between opening the page and answering.
    await page.route('**/invite_operate', async (route) =>
      route.fulfill({ json: { code: 500, msg: '用户未登录', data: null } }),
    );
    await page.route('**/front/user/profile', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: object };
      await route.fulfill({ json: { ...body, data: { ...body.data, email: NEWCOMER.email } } });
    });
    await invite.open(NEWCOMER.code);
    await invite.accept.click();
    await expect(page.getByRole('alert').filter({ hasText: t('invite.error.loginFirst') })).toBeVisible();
    expect((await page.context().cookies()).some(({ name }) => name === 'auth_token')).toBe(true);
    await expect(page.getByText(t('session.expired'))).toHaveCount(0);
  });
});

test('refusing asks first, is said, and a second window reads what became of it', async ({ page, context, t }) => {
  const invite = new InvitePageObject(page, t);
  await invite.open(NEWCOMER.code);
  const second = new InvitePageObject(await context.newPage(), t);
  await second.open(NEWCOMER.code);
  await second.name.fill('陆清和');
  await second.password.fill(PASSWORD);
  await page.bringToFront();
  await invite.refuse.click();
  await invite.dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(invite.dialog).toBeHidden();
  await expect(invite.register).toBeVisible();
  await invite.refuseForGood();
  await expect(page.getByText(t('invite.status.refused'))).toBeFocused();
  await expect(invite.refuse).toBeHidden();
  // Accepted there after it was refused here.
  await second.password.press('Enter');
  await expect(second.page.getByText(t('invite.status.refused'))).toBeVisible();
  await expect(second.register).toBeHidden();
});

test('what is used, refused, expired, cancelled or unknown explains itself, and offers no answer', async ({
  page,
  t,
}) => {
  const invite = new InvitePageObject(page, t);
  for (const status of ['accepted', 'refused', 'expired', 'cancelled', 'unknown'] as const) {
    const code = sampleInvitations.find((one) => one.status === status)?.code ?? 'made-up';
    await invite.open(code);
    await expect(page.getByText(t(`invite.status.${status}`))).toBeVisible();
    await expect(invite.main.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('invite.home') })).toBeVisible();
  }
  await page.goto('/invite');
  await expect(page.getByText(t('invite.noCode'))).toBeVisible();
});

test('a server that fails keeps what was typed, and the page speaks the other language without losing it', async ({
  page,
  t,
  locale,
  setFault,
  allowErrors,
}) => {
  allowErrors(/502/);
  const invite = new InvitePageObject(page, t);
  await invite.open(NEWCOMER.code);
  await invite.name.fill('陆清和');
  await invite.password.fill(PASSWORD);
  await setFault('http502@/api/front/user/team/invite_operate');
  await invite.register.click();
  await expect(invite.main.getByRole('alert')).toHaveText(t('error.server'));
  await expect(invite.password).toHaveValue(PASSWORD);
  await setFault(null);
  const other = locale === 'en-US' ? 'common.language.zh' : 'common.language.en';
  await page.getByRole('button', { name: t(other) }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', locale ?? '');
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('陆清和');
});
