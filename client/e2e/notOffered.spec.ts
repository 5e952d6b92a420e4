import { CreatePageObject } from './CreatePageObject.ts';
import { goInApp } from './support/goInApp.ts';
import { addressOf, countMissing, expectCalm, neutral, walkAllPages } from './support/notOfferedPages.ts';
import { SPARSE_ACCOUNT } from './support/sparseProvider/sparseReplies.ts';
import { expect, test } from './support/sparseProvider/sparseTest.ts';

test.setTimeout(180_000);

for (const locale of ['zh-CN', 'en-US'] as const) {
  for (const unknown of ['html', 'code404'] as const) {
    test.describe(`${locale}, unknown calls answered with ${unknown}`, () => {
      test.use({ locale });

      test('every page opens, says calmly what the provider lacks, and asks for it once', async ({
        page,
        t,
        sparse,
        signInOwner,
      }) => {
        await sparse(`unknown=${unknown}`);
        await signInOwner();
        await walkAllPages(page, t);
      });
    });
  }

  test.describe(`${locale}, the frame`, () => {
    test.use({ locale });

    test('a login leads to a page that is of use, and the logo leads there too', async ({ page, t }) => {
      const create = new CreatePageObject(page, t);
      await create.open();
      await create.logIn(SPARSE_ACCOUNT.email, SPARSE_ACCOUNT.password);
      await expect(page).toHaveURL(addressOf('/dashboard/workplace'));
      await expectCalm(page, t, 'after login');
      await expect(page.getByRole('region', { name: t('workplace.projects') }).getByRole('article')).toHaveCount(2);
      await page.getByRole('link', { name: t('app.name') }).click();
      await expect(page).toHaveURL(addressOf('/dashboard/workplace'));
      await expect(neutral(page, t)).toHaveCount(1);
    });

    test('the menu dims what is missing, says why, and leads there all the same', async ({ page, t, signInOwner }) => {
      await signInOwner();
      await page.goto('/');
      await expect(page).toHaveURL(addressOf('/answer/index'));
      await expect(neutral(page, t)).toHaveCount(1);
      const menu = page.getByRole('navigation', { name: t('shell.menu') });
      const entry = menu.getByRole('link', { name: t('menu.answer.index'), exact: true });
      await expect(entry).toHaveAccessibleDescription(t('notOffered.title'));
      await expect(menu.getByRole('link', { name: t('menu.dashboard'), exact: true })).toHaveAccessibleDescription('');
      await goInApp(page, '/profile');
      await entry.click();
      await expect(page).toHaveURL(addressOf('/answer/index'));
      await expect(neutral(page, t)).toHaveCount(1);
      await expect(page.getByText('GET /api/front/answer/index')).toBeVisible();
    });

    test('there is no bell, and no door to an import', async ({ page, t, signInOwner }) => {
      await signInOwner();
      await page.goto('/dashboard/workplace');
      await expect(neutral(page, t)).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: t('notices.button', { count: 0 }) })).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('workplace.quick.import') })).toHaveCount(0);
      await page.getByRole('button', { name: /^(?:当前项目|Current project)/u }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: t('project.import') })).toHaveCount(0);
    });
  });
}

test.describe('the login page', () => {
  // The default language of an origin without stored data.
  test.use({ locale: 'zh-CN' });

  test('asks a provider for nothing that the specification does not name', async ({ page, t, sparseSite }) => {
    const counts = countMissing(page);
    // A host name other than localhost, as in production: on localhost the app probes for the mock.
    await page.goto(sparseSite.site.replace('127.0.0.1', 'console.localhost') + '/create');
    const create = new CreatePageObject(page, t);
    await create.email.fill(SPARSE_ACCOUNT.email);
    await page.waitForLoadState('networkidle');
    await expect(create.demo).toHaveCount(0);
    expect([...counts]).toEqual([]);
  });
});
