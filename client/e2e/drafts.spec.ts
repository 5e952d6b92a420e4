import { CreatePageObject } from './CreatePageObject.ts';
import { DraftPageObject } from './DraftPageObject.ts';
import { expect, test } from './fixtures.ts';
import { ACCOUNTS } from './support/signIn.ts';

test.use({ account: 'admin' });

test('a draft is saved while it is typed, and a reload a moment after the last key loses nothing', async ({
  page,
  t,
}) => {
  const writing = new DraftPageObject(page, t);
  await writing.begin('冬季续航');
  await expect(page.getByRole('heading', { level: 1, name: '冬季续航' })).toBeVisible();
  await writing.write('first words');
  await writing.saved();
  await writing.write('first words and more');
  await page.reload();
  await writing.holds('first words and more');
  await writing.saved();
  await writing.openList();
  await expect(page.getByRole('link', { name: '冬季续航' })).toBeVisible();
});

test('two tabs: one that reads follows, one that writes is told of the conflict, and nothing is lost', async ({
  page,
  context,
  t,
}) => {
  const first = new DraftPageObject(page, t);
  const address = await first.begin('both');
  const otherPage = await context.newPage();
  const second = new DraftPageObject(otherPage, t);
  await otherPage.goto(address);
  await first.write('from the first tab');
  await first.saved();
  await second.holds('from the first tab');

  // Both edit the same version, and the first saves earlier.
  const quicker = page.waitForResponse('**/draft/save');
  await otherPage.route('**/draft/save', async (route) => {
    await quicker;
    await route.continue();
  });
  await second.write('mine');
  await first.write('theirs');
  const conflict = otherPage.getByRole('alert').filter({ hasText: t('writing.conflict.title') });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByRole('deletion')).toContainText('theirs');
  await expect(conflict.getByRole('insertion')).toContainText('mine');
  await second.holds('mine');
  await otherPage.unroute('**/draft/save');
  await second.button(t('writing.conflict.theirs'), conflict).click();
  await second.holds('theirs');

  // Mine is in the history, before theirs, which was restored.
  await second.button(t('writing.history')).click();
  await second.dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(second.dialog.getByRole('deletion')).toContainText('mine');
});

test('a conflict can keep both: mine becomes a draft of its own', async ({ page, context, t }) => {
  const first = new DraftPageObject(page, t);
  const address = await first.begin('two');
  const otherPage = await context.newPage();
  const second = new DraftPageObject(otherPage, t);
  await otherPage.goto(address);
  await otherPage.route('**/draft/save', async (route) => {
    await first.saved();
    await route.continue();
  });
  await second.text.waitFor();
  await second.write('mine');
  await first.write('theirs');
  await otherPage
    .getByRole('alert')
    .filter({ hasText: t('writing.conflict.title') })
    .waitFor();
  await otherPage.unroute('**/draft/save');
  await second.button(t('writing.conflict.both')).click();
  await second.holds('theirs');
  await second.button(t('writing.conflict.open')).click();
  await second.holds('mine');
});

test('a session that expires in the middle of a word loses none of it', async ({ page, t, setFault }) => {
  const writing = new DraftPageObject(page, t);
  const address = await writing.begin('expiry');
  await setFault('expired@/api/front/optimize');
  await writing.write('words nobody else has');
  await expect(page).toHaveURL(/\/create\?redirect=/);
  await setFault(null);
  await new CreatePageObject(page, t).logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  const draft = new URL(address).searchParams.get('draft');
  await expect(page).toHaveURL((url) => url.searchParams.get('draft') === draft);
  await writing.holds('words nobody else has');
  await writing.saved();
});

test('a save that fails says so, keeps the words and is tried again', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/502/);
  const writing = new DraftPageObject(page, t);
  await writing.begin('failing');
  await setFault('http502@/api/front/optimize/draft/save');
  await writing.write('kept');
  await expect(page.getByRole('alert')).toContainText(t('error.server'));
  await writing.holds('kept');
  await setFault(null);
  await writing.button(t('writing.save.retry')).click();
  await writing.saved();
});

test('a text is assembled from a brief by rules, shown before it is taken, and an earlier version comes back', async ({
  page,
  t,
}) => {
  const writing = new DraftPageObject(page, t);
  await writing.openList();
  const beginnings = page.getByRole('region', { name: t('writing.new') });
  await beginnings.getByRole('listitem').first().getByRole('button').click();
  await writing.write('my own words');
  await writing.saved();
  const panel = page.getByRole('region', { name: t('writing.generate'), exact: true });
  await expect(panel).toContainText(t('writing.generate.byRules'));
  await writing.button(t('writing.generate.start'), panel).click();
  await expect(panel.getByText(t('writing.generate.doneRules'))).toBeVisible();
  await expect(panel.getByRole('region', { name: t('writing.generate.preview') })).toContainText('# ');
  // A generated text that was neither used nor discarded is offered again.
  await page.reload();
  await expect(panel.getByText(t('writing.generate.kept'))).toBeVisible();
  await writing.holds('my own words');
  await writing.button(t('writing.generate.replace'), panel).click();
  await expect(writing.text).toContainText('> ');
  await writing.saved();
  await page.reload();
  await expect(writing.text).toContainText('> ');
  await expect(writing.button(t('writing.generate.start'), panel)).toBeVisible();

  await writing.button(t('writing.history')).click();
  const kind = t('writing.history.kind.generated');
  await expect(writing.dialog.getByRole('button', { name: kind })).toBeVisible();
  await writing.dialog
    .getByRole('button', { name: t('writing.history.kind.saved') })
    .first()
    .click();
  await expect(writing.dialog.getByRole('deletion')).toContainText('my own words');
  await writing.button(t('writing.history.restore'), writing.dialog).click();
  await writing.holds('my own words');
});

test('the brand kit is shared, and a word that is wanted and banned is said at its field', async ({ page, t }) => {
  const writing = new DraftPageObject(page, t);
  await writing.openList();
  const add = async (label: string, word: string): Promise<void> => {
    const field = writing.dialog.getByRole('textbox', { name: label });
    await field.fill(word);
    await field.press('Enter');
  };
  await writing.button(t('writing.kit')).click();
  await add(t('writing.kit.tone'), '克制');
  await add(t('writing.kit.banned'), '克制');
  await writing.button(t('writing.kit.save'), writing.dialog).click();
  await expect(writing.dialog.getByRole('textbox', { name: t('writing.kit.banned') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await writing.dialog
    .getByRole('button', { name: t('common.removeNamed', { name: '克制' }) })
    .last()
    .click();
  await writing.button(t('writing.kit.save'), writing.dialog).click();
  await expect(writing.dialog).toBeHidden();
  await page.reload();
  await writing.button(t('writing.kit')).click();
  await expect(writing.dialog.getByText('克制', { exact: true })).toBeVisible();
});

test('a deleted draft comes back by undoing; an unknown one says so and leads on', async ({ page, t }) => {
  const writing = new DraftPageObject(page, t);
  await writing.begin('short-lived');
  await writing.openList();
  await page.getByRole('button', { name: t('writing.deleteNamed', { title: 'short-lived' }) }).click();
  await expect(page.getByRole('link', { name: 'short-lived' })).toBeHidden();
  await writing.button(t('writing.undo')).click();
  await expect(page.getByRole('link', { name: 'short-lived' })).toBeVisible();
  await page.goto('/optimize/genContent?draft=nothing');
  await expect(page.getByText(t('writing.notThere'))).toBeVisible();
  await page.getByRole('link', { name: t('writing.back') }).click();
  await expect(page.getByRole('link', { name: 'short-lived' })).toBeVisible();
});
