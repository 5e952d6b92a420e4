import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { ACCOUNTS } from './support/signIn.ts';

const OVERVIEW = /\/overview\/index(?:$|\?)/;

test('a person logs in with email and password, and the token is kept in both places', async ({ page, context, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  await expect(page).toHaveURL(OVERVIEW);
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth_token');
  expect(cookie).toMatchObject({ path: '/', secure: false, sameSite: 'Strict', httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
  expect(stored['token']).toBe(cookie?.value);
  expect(JSON.stringify(stored)).not.toContain(ACCOUNTS.admin.password);
});

test('the demo account logs in with one click', async ({ page, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.demo.click();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a wrong password is said once, at the field, and the email stays', async ({ page, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.logIn(ACCOUNTS.admin.email, 'not-the-password');
  await expect(page.getByText(t('create.error.credentials'))).toHaveCount(1);
  await expect(create.password).toBeFocused();
  await expect(create.password).toHaveAttribute('aria-invalid', 'true');
  await expect(create.email).toHaveValue(ACCOUNTS.admin.email);
  await expect(page).toHaveURL(/\/create/);
});

test('bad fields say what is wrong, the first one is focused, Enter submits', async ({ page, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.email.fill('no-address');
  await create.email.press('Enter');
  await expect(page.getByText(t('create.email.invalid'))).toBeVisible();
  await expect(page.getByText(t('password.required'))).toBeVisible();
  await expect(create.email).toBeFocused();
});

test('what was typed survives a reload, but never the password', async ({ page, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.email.fill('half@example.com');
  await create.password.fill('secret-word');
  await expect
    .poll(async () => page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage)))))
    .toContain('half@example.com');
  await page.reload();
  await expect(create.email).toHaveValue('half@example.com');
  await expect(create.password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage))))).not.toContain(
    'secret-word',
  );
});

test('a new person registers by email and begins at two doors; the same email is refused the second time', async ({
  page,
  t,
  locale,
}) => {
  const create = new CreatePageObject(page, t);
  const register = async (): Promise<void> => {
    // From the root address, which the guard stores as a redirect target like any page.
    await page.goto('/');
    await create.openRegistration();
    await page.getByRole('textbox', { name: t('create.name') }).fill('周新');
    await create.email.fill('zhou@example.com');
    await create.password.fill('Long-enough-8');
    await page.getByLabel(t('password.repeat'), { exact: true }).fill('Long-enough-8');
    await page.getByRole('button', { name: t('create.register'), exact: true }).click();
  };
  await register();
  await expect(page).toHaveURL(/\/dashboard\/workplace(?:$|\?)/u);
  await expect(page.getByText(t('session.loginFirst'))).toHaveCount(0);
  const doors = page.getByRole('region', { name: t('workplace.doors') });
  await expect(doors.getByRole('link', { name: t('workplace.doors.own') })).toHaveAttribute('href', '/project/new');
  // The checklist is about own projects, and the sample is the one in the reader's language.
  await expect(page.getByText(t('workplace.checklist'), { exact: true })).toHaveCount(0);
  const sample = locale === 'en-US' ? 'Calvora' : '澄驭汽车';
  await expect(page.getByRole('button', { name: t('project.current', { name: sample }) })).toBeVisible();
  await doors.getByRole('link', { name: t('workplace.doors.example') }).click();
  await expect(page).toHaveURL(OVERVIEW);
  await page.context().clearCookies();
  await register();
  await expect(page.getByText(t('create.error.emailTaken'))).toBeVisible();
  await expect(create.email).toHaveValue('zhou@example.com');
});

test('registration asks for 8 characters and the same password twice', async ({ page, t }) => {
  const create = new CreatePageObject(page, t);
  await create.open();
  await create.openRegistration();
  await create.password.fill('short');
  await page.getByLabel(t('password.repeat'), { exact: true }).fill('other');
  await page.getByRole('button', { name: t('create.register'), exact: true }).click();
  await expect(page.getByText(t('create.name.required'))).toBeVisible();
  await expect(page.getByText(t('password.short'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('create.name') })).toBeFocused();
  await create.password.fill('Long-enough-8');
  await expect(page.getByText(t('password.mismatch'))).toBeVisible();
  await expect(page.getByText(t('password.short'))).toBeHidden();
});

test('login returns to the address asked for, with its query', async ({ page, t }) => {
  await page.goto('/answer/promptsDetails?id=7&q=%E4%B8%AD%26#runs');
  await expect(page.getByText(t('session.loginFirst'))).toBeVisible();
  await expect(page).toHaveURL(/\/create\?redirect=/);
  await new CreatePageObject(page, t).logIn(ACCOUNTS.member.email, ACCOUNTS.member.password);
  await expect(page).toHaveURL(/\/answer\/promptsDetails\?id=7&q=%E4%B8%AD%26(?:&project=[\w-]+)?#runs$/);
});

for (const redirect of [
  '/no/such/page',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`a redirect to ${redirect} falls back to the start page`, async ({ page, t }) => {
    const create = new CreatePageObject(page, t);
    await create.open(`?redirect=${encodeURIComponent(redirect)}`);
    await create.logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
    await expect(page).toHaveURL(OVERVIEW);
  });
}

test('a server that fails is said above the form and the form keeps what was typed', async ({
  page,
  t,
  setFault,
  allowErrors,
}) => {
  allowErrors(/502/);
  const create = new CreatePageObject(page, t);
  await create.open();
  await setFault('http502@/api/front/user/login');
  await create.logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  await expect(create.alerts).toHaveText(t('error.server'));
  await setFault(null);
  await create.submit.click();
  await expect(page).toHaveURL(OVERVIEW);
});
