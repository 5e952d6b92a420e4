import { readFile } from 'node:fs/promises';
import { BrandPageObject } from './BrandPageObject.ts';
import { expect, test } from './fixtures.ts';
import { closeByEscape } from './support/closeByEscape.ts';

test.use({ account: 'admin' });

/** A word that occurs in many answers and is no brand name yet. */
const WORD = '续航';
/** An untracked name that occurs occasionally in the sample's answers. */
const NEWCOMER = '岩栖电动';
const FACT = '澄驭 M6 快充 18 分钟';

test('an alias shows what it would add, sentence by sentence, before it is saved', async ({ page, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('identity');
  const own = page.getByRole('group', { name: t('brandNames.own'), exact: true });
  const aliases = own.getByRole('textbox', { name: t('brandNames.aliases') });
  await aliases.fill(WORD);
  await aliases.press('Enter');
  // The preview runs without a button press, while the field keeps the focus.
  await expect(page.getByRole('heading', { name: t('brandNames.outcome.try', { changed: 1 }) })).toBeVisible();
  await expect(aliases).toBeFocused();
  const trial = brand.region(t('brand.identity.trial'));
  const sentence = trial.getByRole('listitem').first();
  await expect(sentence.getByText(WORD).first()).toBeVisible();
  await sentence.getByRole('button').click();
  await expect(brand.dialog.getByText(WORD).first()).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(brand.button(t('common.removeNamed', { name: WORD }))).toBeVisible();
  await brand.button(t('brandNames.discard')).click();
  await expect(brand.button(t('common.removeNamed', { name: WORD }))).toBeHidden();
});

test('a name found in the answers is tracked by one click and counted; another is put aside and brought back', async ({
  page,
  t,
}) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('competitors');
  const table = brand.region(t('brandTable.title'));
  await expect(table.getByRole('rowheader', { name: NEWCOMER })).toBeHidden();
  const suggested = brand.region(t('brand.suggest'));
  const item = suggested.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NEWCOMER }) });
  await expect(item.getByRole('button').filter({ hasText: NEWCOMER }).first()).toBeVisible();
  const others = suggested.getByRole('heading', { level: 3 }).filter({ hasNotText: NEWCOMER });
  const other = (await others.first().textContent()) ?? '';
  await brand.button(t('brand.suggest.hideNamed', { name: other })).click();
  await expect(suggested.getByRole('heading', { name: other, exact: true })).toBeHidden();
  await brand.button(t('brand.undo')).click();
  await expect(suggested.getByRole('heading', { name: other, exact: true })).toBeVisible();
  await brand.button(t('brand.suggest.trackNamed', { name: NEWCOMER })).click();
  await expect(table.getByRole('rowheader', { name: NEWCOMER })).toBeVisible();
  await expect(item).toBeHidden();
});

test('a cell of the matrix leads to the sentences and their answers; the address says which', async ({
  page,
  t,
  called,
}) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('perception');
  const row = page.getByRole('row', { name: t('brand.theme.price') });
  await row.getByRole('button').first().click();
  const quotes = brand.region(t('brand.quotes.title', { brand: called('澄驭'), theme: t('brand.theme.price') }));
  await expect(quotes.getByRole('listitem').first()).toContainText(/澄驭|Chenvra/u);
  await page.getByRole('combobox', { name: t('brand.quotes.tone') }).selectOption('negative');
  await expect(page).toHaveURL(/tone=negative/u);
  await page.reload();
  const first = quotes.getByRole('listitem').first();
  await expect(first).toContainText(t('brand.tone.negative'));
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    brand
      .region(t('brand.perception'))
      .getByRole('button', { name: t('charts.export.csv') })
      .first()
      .click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain(t('brand.theme.availability'));
  await first.getByRole('button').click();
  await expect(brand.dialog.getByText(/澄驭|Chenvra/u).first()).toBeVisible();
  await closeByEscape(page, brand.dialog);
});

test('a theme of one’s own needs words, survives a reload while typed, and joins the matrix', async ({ page, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('perception');
  await brand.button(t('brand.themes.edit')).click();
  await brand.button(t('brand.themes.add'), brand.dialog).click();
  await brand.field('brand.themes.name').fill('充电网络');
  await brand.button(t('brand.save'), brand.dialog).click();
  await expect(brand.field('brand.themes.words')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await brand.button(t('brand.themes.edit')).click();
  await expect(brand.field('brand.themes.name')).toHaveValue('充电网络');
  await brand.field('brand.themes.words').fill('超充站,');
  await brand.button(t('brand.save'), brand.dialog).click();
  await expect(brand.dialog).toBeHidden();
  await expect(page.getByRole('row', { name: '充电网络' }).getByRole('button').first()).toBeVisible();
});

test('a fact without a number is explained; with one it is judged, deleted, and brought back', async ({ page, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('facts');
  await brand.button(t('brand.facts.add')).click();
  await brand.field('brand.fact.statement').fill(FACT);
  await brand.field('brand.fact.subject').fill('快充,');
  await brand.field('brand.fact.value').fill('很快');
  await expect(brand.dialog.getByRole('alert')).toContainText(/数字|number/u);
  await brand.field('brand.fact.value').fill('18 分钟');
  // A preview shows what answers say about the fact before it is saved.
  const trial = brand.dialog.getByRole('region', { name: t('brand.fact.try') });
  await expect(trial.getByText(t('brand.tone.supported')).first()).toBeVisible();
  await brand.button(t('brand.save'), brand.dialog).click();
  await expect(brand.dialog).toBeHidden();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: FACT }) });
  await expect(row.getByRole('cell').filter({ hasText: /%/u })).toBeVisible();
  await brand.button(t('common.removeNamed', { name: FACT })).click();
  await expect(row).toBeHidden();
  await brand.button(t('brand.undo')).click();
  await expect(row).toBeVisible();
});

test('an error is read where answers made it and marked as known; those gone say after how many days', async ({
  page,
  t,
}) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('facts');
  const said = t('brand.errors.said', { said: '20.98 万元', expected: '18.98 万元' });
  await brand.button(said).click();
  const evidence = brand.region(said);
  await expect(evidence.getByRole('listitem').first()).toContainText(/20\.98 万元|209,800/u);
  await expect(page).toHaveURL(/error=/u);
  const status = page.getByRole('combobox', { name: t('brand.errors.statusOf', { said: '20.98 万元' }) });
  const marked = page.waitForResponse(/\/errors\/mark/u);
  await status.selectOption('acknowledged');
  // A reload would cut off a save that is on its way.
  await marked;
  await page.reload();
  await expect(status).toHaveValue('acknowledged');
  await expect(evidence.getByRole('listitem').first()).toBeVisible();
  const file = page
    .getByRole('region', { name: t('brand.errors'), exact: true })
    .getByRole('button')
    .first();
  await expect(async () => {
    const boxes = [page.getByText(t('brand.errors.showGone', { count: 2 })), file].map((part) => part.boundingBox());
    const [ofSwitch = 0, ofFile = 0] = (await Promise.all(boxes)).map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.abs(ofSwitch - ofFile), 'the switch is on the line of the button').toBeLessThan(2.5);
  }).toPass();
  await page.getByText(t('brand.errors.showGone', { count: 2 })).click();
  const errors = page.getByRole('region', { name: t('brand.errors'), exact: true });
  const cut = await errors
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    );
  expect(cut, 'titles that a touch could not read').toEqual([]);
  await expect(page.getByRole('row', { name: /17\.98/u })).toContainText(/\d+ (?:天后|days?)/u);
});

test('an address that speaks of what is not there says so and leads back', async ({ page, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('facts', '&fact=nothing');
  await expect(page.getByText(t('brand.evidence.unknown'))).toBeVisible();
  await brand.button(t('brand.back')).click();
  await expect(page).not.toHaveURL(/fact=/u);
  await brand.open('perception', '&theme=nothing&brand=chengyu');
  await expect(page.getByText(t('brand.quotes.unknown'))).toBeVisible();
});
