import { CreatePageObject } from './CreatePageObject.ts';
import { SPARSE_ACCOUNT, WRONG_PASSWORD } from './support/sparseProvider/sparseReplies.ts';
import { expect, test } from './support/sparseProvider/sparseTest.ts';
import { PIXEL } from './support/sparseProvider/startSparseProvider.ts';

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the owner of a provider that answers the specification only logs in to a page of the app', async ({
    page,
    t,
  }) => {
    const create = new CreatePageObject(page, t);
    await create.open();
    await create.logIn(SPARSE_ACCOUNT.email, SPARSE_ACCOUNT.password);
    await expect(page).not.toHaveURL(/\/create/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/create/);
  });

  test('a wrong password is refused in the words of the provider', async ({ page, t }) => {
    const create = new CreatePageObject(page, t);
    await create.open();
    await create.logIn(SPARSE_ACCOUNT.email, 'wrong-password');
    await expect(page.getByText(WRONG_PASSWORD)).toHaveCount(1);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('projects with numeric ids and no names are in the switcher, and the one chosen is kept', async ({
    page,
    t,
    signInOwner,
  }) => {
    await signInOwner();
    await page.goto('/profile');
    await page.getByRole('button', { name: t('project.current', { name: '1' }) }).click();
    await expect(page.getByRole('option')).toHaveText([/^1/u, /^2/u]);
    await page.getByRole('option').nth(1).click();
    const switcher = page.getByRole('button', { name: t('project.current', { name: '2' }) });
    await expect(switcher).toBeVisible();
    // Calls of this page may be recorded as not offered by now: another page makes a call with the project's id.
    const asked = page.waitForRequest((request) => request.headers()['project-id'] === '2');
    await page.goto('/overview/index');
    await asked;
    await expect(switcher).toBeVisible();
  });

  test('plans without prices offer no billing period', async ({ page, t, signInOwner }) => {
    await signInOwner();
    await page.goto('/membership');
    await expect(page.getByRole('heading', { name: 'Basic' })).toBeVisible();
    await expect(page.getByText(t('membership.billing.year'))).toHaveCount(0);
  });

  test('a report link says calmly that the provider has no reports', async ({ page, t }) => {
    await page.goto('/shared/no-such-token');
    await expect(page.getByText(t('notOffered.title'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a broken project does not take the others with it, and the console says so', async ({
    page,
    t,
    sparse,
    signInOwner,
  }) => {
    const said = page.waitForEvent('console', (message) => message.text().includes('left out 2 of 4 projects'));
    await sparse('/api/front/project/index=broken');
    await signInOwner();
    await page.goto('/profile');
    await said;
    await expect(page.getByRole('button', { name: t('project.current', { name: '1' }) })).toBeVisible();
  });

  test('a picture whose address is the data of the reply shows, from a host of its own', async ({
    page,
    t,
    sparseSite,
    signInOwner,
  }) => {
    await signInOwner();
    await page.goto('/profile');
    const group = page.getByRole('group', { name: t('profile.avatar') });
    const shown = page.waitForResponse((response) => response.url().startsWith(`${sparseSite.url}/files/`));
    await group.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByRole('dialog').getByRole('button').last().click();
    expect((await shown).status()).toBe(200);
    await expect(page.getByText(t('profile.avatar.saved'))).toBeVisible();
  });
});

for (const [index, address] of [
  '/profile',
  '/profile?tab=account',
  '/profile?tab=devices',
  '/profile?tab=team',
  '/profile?tab=team&view=invitations',
  '/membership',
].entries()) {
  test.describe(() => {
    test.use({ locale: index % 2 === 0 ? 'zh-CN' : 'en-US' });

    test(`${address} shows what the provider says, and no trace of what it does not`, async ({ page, signInOwner }) => {
      await signInOwner();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|Invalid Date|\[object/u);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  });
}
