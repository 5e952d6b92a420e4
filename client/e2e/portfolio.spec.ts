import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

interface Row {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly report: {
    readonly window: { readonly start_time: string; readonly end_time: string };
    readonly visibility: { readonly value: number } | null;
  } | null;
}

/** Parallel tests import projects and leave others without an answer: restrict the list to the samples. */
test.beforeEach(async ({ page }) => {
  await page.route('**/api/front/portfolio/index*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { list: readonly Row[] } };
    const list = body.data.list.filter(({ origin }) => origin === 'sample');
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, list } } });
  });
});

/** The rows in the server's order, once all are loaded. */
async function openPortfolio(page: Page, query = ''): Promise<readonly Row[]> {
  const whole = page.waitForResponse(async (response) => {
    if (!response.url().includes('/api/front/portfolio/index')) return false;
    const { data } = (await response.json()) as { data: { list: readonly (Row & { state: string })[] } };
    return data.list.every(({ state }) => state === 'ready');
  });
  await page.goto(`/portfolio${query}`);
  const { data } = (await (await whole).json()) as { data: { list: readonly Row[] } };
  await expect(page.getByRole('row')).toHaveCount(data.list.length + 1);
  return data.list;
}

const names = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('row').locator('a[href*="/overview/index"]').allInnerTexts();

test('every project stands in one table; its name leads to its overview over the same days', async ({ page, t }) => {
  const rows = await openPortfolio(page, '?days=28');
  expect(rows.length).toBeGreaterThan(2);
  // It is about no single project, so its address has no project parameter.
  await expect(page).toHaveURL(/\/portfolio\?days=28$/u);
  const last = rows.at(-1);
  const report = last?.report ?? null;
  if (last === undefined || report === null) throw new Error('every project has figures');
  const { start_time: start, end_time: end } = report.window;
  await page.getByRole('link', { name: last.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/overview/index\\?.*project=${last.id}$`, 'u'));
  const params = new URL(page.url()).searchParams;
  expect([params.get('start_time'), params.get('end_time')]).toEqual([start, end]);
  await expect(page.getByRole('button', { name: t('project.current', { name: last.name }) })).toBeVisible();
  const value = `${((report.visibility?.value ?? 0) * 100).toFixed(1)}%`;
  await expect(page.getByRole('main').getByText(value).first()).toBeVisible();
});

test('the number of open alerts of a project leads to their list', async ({ page, t }) => {
  await openPortfolio(page);
  const name = t('portfolio.alerts.open', { count: 77, project: 'PROJECT' });
  const link = page.getByRole('link', {
    name: new RegExp(name.replace('77', String.raw`\d+`).replace('PROJECT', '.+'), 'u'),
  });
  const count = await link.last().innerText();
  await link.last().click();
  await expect(page).toHaveURL(/\/dashboard\/alerts\?project=\w+$/u);
  await expect(page.getByText(t('alerts.count', { count: Number(count) }), { exact: true })).toBeVisible();
});

test('the table is sorted by its heads, and by the address', async ({ page, t }) => {
  const rows = await openPortfolio(page);
  const byValue = rows.toSorted((a, b) => (b.report?.visibility?.value ?? 0) - (a.report?.visibility?.value ?? 0));
  await page.getByRole('button', { name: t('figures.measure.visibility'), exact: true }).click();
  await expect(page).toHaveURL(/sort=visibility\.desc/u);
  await expect.poll(() => names(page)).toEqual(byValue.map(({ name }) => name));
  await page.getByRole('button', { name: t('portfolio.worstFirst') }).click();
  await expect(page).toHaveURL(/\/portfolio$/u);
});

test('projects are put into a group, found by it, and taken out again', async ({ page, t }) => {
  const [row] = await openPortfolio(page);
  if (row === undefined) throw new Error('there is a project');
  await page.getByRole('checkbox', { name: t('table.select.row', { name: row.name }) }).check({ force: true });
  await page.getByRole('button', { name: t('portfolio.group.put'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('portfolio.group.name') }).fill('  Key <b>accounts ');
  await dialog.getByRole('button', { name: t('portfolio.group.save', { count: 1 }) }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('combobox', { name: t('portfolio.column.group') }).selectOption('Key <b>accounts');
  await expect.poll(() => names(page)).toEqual([row.name]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([row.name]);
  await page.getByRole('checkbox', { name: t('table.select.row', { name: row.name }) }).check({ force: true });
  await page.getByRole('button', { name: t('portfolio.group.remove') }).click();
  await expect(page.getByText(t('portfolio.noMatch'))).toBeVisible();
  await page.getByRole('button', { name: t('portfolio.showAll') }).click();
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(2);
});

test('the file holds every project with its unrounded figures', async ({ page, t }) => {
  const rows = await openPortfolio(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('charts.export.csv'), exact: true }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  for (const { name, report } of rows) {
    const line = lines.find((one) => one.includes(name)) ?? '';
    expect(line).toContain(String(report?.visibility?.value));
  }
});

test('the switcher, the palette and the home page lead to it', async ({ page, t }) => {
  await page.goto('/dashboard/workplace');
  await page.getByRole('link', { name: t('workplace.projects.compare') }).click();
  await expect(page).toHaveURL(/\/portfolio$/u);
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('palette.title') }).fill(t('menu.portfolio'));
  await page
    .getByRole('option', { name: t('menu.portfolio') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/portfolio$/u);
  const { name } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ProjectList') ?? '{}') as { name: string },
  );
  await page.getByRole('button', { name: t('project.current', { name }) }).click();
  await page.getByRole('button', { name: t('menu.portfolio') }).click();
  await expect(page).toHaveURL(/\/portfolio$/u);
});
