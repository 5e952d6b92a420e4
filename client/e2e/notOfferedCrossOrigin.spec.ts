import { CreatePageObject } from './CreatePageObject.ts';
import { expectCalm, walkAllPages } from './support/notOfferedPages.ts';
import { SPARSE_ACCOUNT } from './support/sparseProvider/sparseReplies.ts';
import { expect, test } from './support/sparseProvider/sparseTest.ts';

test.use({ crossOrigin: true });
test.setTimeout(180_000);

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('an owner whose API is on a host of its own logs in and lands on a page of use', async ({
    page,
    t,
    sparseSite,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) hosts.add(origin);
    });
    const create = new CreatePageObject(page, t);
    await create.open();
    await create.logIn(SPARSE_ACCOUNT.email, SPARSE_ACCOUNT.password);
    await expect(page).toHaveURL('/dashboard/workplace?project=1');
    await expectCalm(page, t, 'after login');
    expect([...hosts]).toEqual([sparseSite.url]);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('every page is calm when the API is on a host of its own', async ({ page, t, signInOwner }) => {
    await signInOwner();
    await walkAllPages(page, t);
  });
});
