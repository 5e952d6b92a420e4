import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

test('a question mark leads to its term, which can be searched for', async ({ page, t }) => {
  await page.goto('/overview/index');
  const name = t('figures.measure.share_of_voice');
  await page
    .getByRole('button', { name: t('figures.whatIs', { name }) })
    .first()
    .click();
  await page.getByRole('link', { name: t('figures.inGlossary') }).click();
  await expect(page).toHaveURL(/\/help\/glossary(?:\?.*)?#share_of_voice$/u);
  const term = page.getByRole('article', { name, exact: true });
  await expect(term).toBeInViewport();
  await expect(term).toContainText(t('figures.definition.share_of_voice'));

  await page.getByRole('textbox', { name: t('glossary.search') }).fill(t('glossary.term.interval'));
  await expect(page.getByRole('article', { name: t('glossary.term.interval'), exact: true })).toBeVisible();
  await expect(term).toHaveCount(0);
});
