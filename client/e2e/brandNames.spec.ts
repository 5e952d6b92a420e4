import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { ShellDialogPageObject } from './ShellDialogPageObject.ts';

test.use({ account: 'admin' });

/** A word that occurs in many answers and is no brand name yet. */
const WORD = '续航';

test('an alias is tried, saved, changes the figures, and is taken back by saving again', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const before = await overview.value('visibility');
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.brandNames');
  await shown.addChip(t('brandNames.own'), t('brandNames.aliases'), WORD);
  await shown.button(t('brandNames.try')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('brandNames.outcome.try', { changed: 1 }) })).toBeFocused();
  await expect(shown.dialog.getByRole('row').nth(1)).toContainText(/→.*\+\d/u);
  // A preview saves nothing.
  await expect(shown.button(t('brandNames.save'))).toBeEnabled();
  expect(await overview.value('visibility')).toBe(before);
  await shown.button(t('brandNames.save')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('brandNames.outcome.save', { changed: 1 }) })).toBeVisible();
  await expect(shown.button(t('brandNames.save'))).toBeDisabled();
  await shown.button(t('common.close')).last().click();
  await expect.poll(async () => overview.value('visibility')).not.toBe(before);

  await shown.open('project.brandNames');
  await shown.button(t('common.removeNamed', { name: WORD })).click();
  await shown.button(t('brandNames.save')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('brandNames.outcome.save', { changed: 1 }) })).toBeVisible();
  await shown.button(t('common.close')).last().click();
  await expect.poll(async () => overview.value('visibility')).toBe(before);
});

test('what is typed survives a reload, and a name two brands claim is said at its field', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.brandNames');
  const own = shown.field(t('brandNames.own'), t('brandNames.name'));
  const rival = shown.field(t('brandNames.rival', { number: 1 }), t('brandNames.name'));
  const name = await own.inputValue();
  await rival.fill(name);
  await page.reload();
  await overview.ready();
  await shown.open('project.brandNames');
  await expect(rival).toHaveValue(name);
  await shown.button(t('brandNames.save')).click();
  await expect(rival).toHaveAttribute('aria-invalid', 'true');
  await shown.button(t('brandNames.discard')).click();
  await expect(rival).not.toHaveValue(name);
});

test('its entry stays in its place when the entries of imports become known', async ({ page, t }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/front/import/job', async (route) => {
    await asked;
    await route.continue();
  });
  await new OverviewPageObject(page, t).open();
  const [start = ''] = t('project.current', { name: '' }).split(/[:：]/u);
  await page.getByRole('button', { name: start }).click();
  const entry = page.getByRole('button', { name: t('project.brandNames') });
  const topOf = async () => (await entry.boundingBox())?.y;
  await expect(entry).toBeVisible();
  await entry.hover();
  const before = await topOf();
  await expect(page.getByRole('button', { name: t('menu.newProject') })).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: t('menu.newProject') })).toBeVisible();
  expect(await topOf()).toBe(before);
});

test('what somebody else saves meanwhile is neither lost nor overwritten', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.brandNames');
  const otherPage = await page.context().newPage();
  await new OverviewPageObject(otherPage, t).open();
  const other = new ShellDialogPageObject(otherPage, t);
  await other.open('project.brandNames');
  await shown.addChip(t('brandNames.own'), t('brandNames.aliases'), WORD);
  await other.addChip(t('brandNames.rival', { number: 1 }), t('brandNames.aliases'), '静音');
  await other.button(t('brandNames.save')).click();
  await expect(other.dialog.getByRole('heading', { name: t('brandNames.outcome.save', { changed: 0 }) })).toBeVisible();
  await otherPage.close();

  await shown.button(t('brandNames.save')).click();
  await expect(shown.dialog.getByText(t('brandNames.merged'))).toBeVisible();
  await expect(shown.dialog.getByRole('alert')).toBeHidden();
  const remove = (name: string) => shown.button(t('common.removeNamed', { name }));
  await expect(remove(WORD)).toBeVisible();
  await expect(remove('静音')).toBeVisible();
  await shown.button(t('brandNames.save')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('brandNames.outcome.save', { changed: 1 }) })).toBeVisible();
  await expect(shown.dialog.getByText(t('brandNames.merged'))).toBeHidden();
  await expect(remove(WORD)).toBeVisible();
  await expect(remove('静音')).toBeVisible();
});

test('the answers of a brand can be read after a recount', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.brandNames');
  const name = await shown.field(t('brandNames.own'), t('brandNames.name')).inputValue();
  await shown.addChip(t('brandNames.own'), t('brandNames.aliases'), WORD);
  await shown.button(t('brandNames.save')).click();
  await shown.button(t('brandNames.openNamed', { name })).click();
  await expect(overview.drawer.getByRole('listitem').first()).toBeVisible();
});
