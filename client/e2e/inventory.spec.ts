import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { InventoryPageObject } from './InventoryPageObject.ts';
import { closeByEscape } from './support/closeByEscape.ts';

test.use({ account: 'admin' });

const HTML = `<html><head><title>电动车三年总成本怎么算</title></head><body><main>
<h1>电动车三年总成本怎么算</h1><p>${'购车款减去三年后的残值，再加上保险、电费和保养。'.repeat(6)}</p></main></body></html>`;

test('pages are ordered, searched, narrowed, kept in the address and saved as a file', async ({ page, t }) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open();
  await expect(inventory.table.getByRole('rowheader')).toHaveCount(5);
  await inventory.table.getByRole('button', { name: t('inventory.column.dated') }).click();
  await expect(page).toHaveURL(/sort=dated/u);
  await page.getByRole('combobox', { name: t('inventory.need') }).selectOption('old');
  await expect(inventory.table.getByRole('rowheader')).toHaveCount(1);
  await page.reload();
  await inventory.ready();
  await expect(inventory.table.getByRole('rowheader')).toContainText('chengyu-auto.example/price');
  await page
    .getByRole('button', { name: t('common.reset') })
    .last()
    .click();
  await page.getByRole('searchbox', { name: t('inventory.search') }).fill('chenvra');
  await expect(inventory.table.getByRole('rowheader')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('charts.export.csv') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(t('inventory.column.eligible'));
  expect(file).toContain('How far a Chenvra M6 goes in winter');
});

test('a page opens with its scores, citations and prompts, and a figure leads to its answers and back', async ({
  page,
  t,
}) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open();
  await inventory
    .row(/冬季高速续航实测/u)
    .getByRole('button', { name: /冬季高速续航实测/u })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /冬季高速续航实测/u });
  await expect(drawer.getByRole('heading', { name: t('inventory.score') })).toBeVisible();
  await expect(drawer.getByText(t('inventory.score.about'))).toBeVisible();
  await expect(page).toHaveURL(/page=page-chengyu/u);
  await expect(drawer.getByRole('link', { name: t('inventory.improve') })).toHaveAttribute(
    'href',
    /\/optimize\/optContent\?page=page-chengyu/u,
  );
  const citations = drawer.getByRole('region', { name: t('inventory.citations') });
  const figure = citations.getByRole('button').first();
  const count = (await figure.textContent()) ?? '';
  await figure.click();
  const answers = page.getByRole('dialog');
  await expect(answers.getByRole('listitem').first()).toBeVisible();
  await expect(answers).toContainText(count);
  await page.goBack();
  await expect(drawer.getByRole('heading', { name: t('inventory.score') })).toBeVisible();
  await closeByEscape(page, drawer);
});

test('the file of a page’s chart names the page', async ({ page, t }) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open('?page=page-chengyu-auto-example-smart');
  // The drawer is named after the page once the page is loaded, as its chart is.
  await inventory.dialog.getByRole('button', { name: t('charts.export'), exact: true }).click();
  const title = (await inventory.dialog.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('charts.export.csv'), exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toContain(title.slice(0, 8));
  expect(await readFile(await file.path(), 'utf8')).toContain(`${t('inventory.title')}: ${title}`);
});

test('the prompts of a page are corrected and left to the rules again', async ({ page, t }) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open('?page=page-chengyu-auto-example-smart');
  const drawer = inventory.dialog;
  await drawer.getByRole('searchbox', { name: t('inventory.prompts.add') }).fill('自动泊车');
  const name = '自动泊车成功率高的新能源车推荐';
  await drawer.getByRole('button', { name, exact: true }).click();
  await expect(drawer.getByText(t('inventory.prompts.chosen'))).toBeVisible();
  await expect(drawer.getByRole('button', { name: t('common.removeNamed', { name }) })).toBeVisible();
  await drawer.getByRole('button', { name: t('inventory.prompts.byRule') }).click();
  await expect(drawer.getByText(t('inventory.prompts.rule'))).toBeVisible();
});

test('private addresses and bad lines are refused one by one, and nothing typed is lost', async ({ page, t }) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open('?add=urls');
  const urls = inventory.dialog.getByLabel(t('inventory.urls'));
  await urls.fill('http://127.0.0.1/\nhttp://2130706433/a\nhttp://[::1]/\nhttps://a.example:8443/\nftp://x.example');
  await page.reload();
  await inventory.ready();
  await expect(urls).toHaveValue(/2130706433/u);
  await inventory.dialog.getByRole('button', { name: t('inventory.run'), exact: true }).click();
  const lines = inventory.dialog.getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await expect(lines.filter({ hasText: t('inventory.problem.private_address') })).toHaveCount(3);
  await expect(lines.filter({ hasText: 'ftp://' })).toContainText(t('inventory.problem.bad_address'));
  await inventory.dialog.getByRole('button', { name: t('inventory.run.retry') }).click();
  await expect(urls).toHaveValue(/a\.example:8443/u);
  await inventory.dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expect(inventory.dialog).toBeHidden();
  await expect(inventory.table.getByRole('rowheader')).toHaveCount(5);
});

test('pasted HTML joins the inventory, is taken out and brought back', async ({ page, t }) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open();
  await page.getByRole('button', { name: t('inventory.add'), exact: true }).click();
  await inventory.paste(HTML, 'ftp://wrong');
  await expect(inventory.dialog.getByLabel(t('inventory.html.url'))).toHaveAttribute('aria-invalid', 'true');
  await inventory.paste(HTML, 'https://help.chengyu-auto.example/price/faq');
  await expect(
    inventory.dialog.getByText(t('inventory.html.added', { title: '电动车三年总成本怎么算' })),
  ).toBeVisible();
  await inventory.dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  // A forced click would land on the closing window.
  await expect(inventory.dialog).toBeHidden();
  const row = inventory.row(/三年总成本/u);
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('inventory.remove'), exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('inventory.undo'), exact: true }).click();
  await expect(row).toBeVisible();
});

test('cited pages of ours are offered, an unknown page says so, and an empty inventory says what to do', async ({
  page,
  t,
}) => {
  const inventory = new InventoryPageObject(page, t);
  await inventory.open('?page=nothing');
  await expect(inventory.dialog.getByRole('alert')).toHaveText(t('inventory.page.gone'));
  await inventory.dialog.getByRole('button', { name: t('inventory.page.back') }).click();
  await expect(inventory.dialog).toBeHidden();
  await page.getByRole('button', { name: t('inventory.cited.show'), exact: true }).click();
  await expect(page.getByText('chengyu-auto.example/service').first()).toBeVisible();
  await inventory.table.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: t('inventory.remove'), exact: true }).click();
  await expect(page.getByText(t('inventory.none'), { exact: true })).toBeVisible();
});
