import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { logLines, TrafficPageObject } from './TrafficPageObject.ts';

test.use({ account: 'admin' });

const GPT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const BYTE = 'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)';
const LOG = logLines([
  { path: '/range', agent: GPT },
  { path: '/range', agent: BYTE },
  { path: '/gone', agent: BYTE, status: 404 },
  { path: '/range', referrer: 'https://www.doubao.com/chat/' },
  { path: '/range?utm_source=chatgpt.com' },
  { path: '/range' },
]);

test('the sample log says what it is, and the way from crawled to visited narrows the pages', async ({ page, t }) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open();
  await expect(page.getByText(t('traffic.sample'))).toBeVisible();
  await expect(async () => {
    const heights = await Promise.all(
      (['traffic.trend', 'traffic.funnel'] as const).map(async (id) => {
        const card = page.getByRole('region', { name: t(id), exact: true });
        return (await card.boundingBox())?.height;
      }),
    );
    expect(heights[0], 'the cards side by side are equally high').toBe(heights[1]);
    expect(heights[0]).toBeLessThan(400);
  }).toPass();
  const crawlers = page.getByRole('grid', { name: t('traffic.crawlers'), exact: true });
  await expect(crawlers.getByRole('row', { name: /DeepSeekBot/u })).toContainText(t('traffic.purpose.training'));
  await page.getByRole('button', { name: t('traffic.gap.not_cited') }).click();
  await expect(page).toHaveURL(/gap=not_cited/u);
  // Until the shorter list is rendered, a row may be at its old and its new place.
  await expect(traffic.row('chengyu-auto.example/range')).toHaveCount(0);
  await expect(traffic.row('chengyu-auto.example/about')).toHaveCount(1);
  await page.reload();
  await traffic.ready();
  await expect(page.getByRole('combobox', { name: t('traffic.pages.gap') })).toHaveValue('not_cited');
});

test('a count of citing answers leads to just these answers', async ({ page, t }) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open('?q=chengyu-auto.example%2Frange');
  const cited = traffic.row('chengyu-auto.example/range').getByRole('button').first();
  const count = (await cited.textContent()) ?? '';
  await cited.click();
  await expect(traffic.dialog.getByRole('listitem').first()).toBeVisible();
  await expect(traffic.dialog).toContainText(count);
  await page.goBack();
  await expect(traffic.dialog).toBeHidden();
});

test('on a phone the addresses of pages are read in full', async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const traffic = new TrafficPageObject(page, t);
  await traffic.open();
  const names = traffic.pages.getByRole('rowheader');
  await expect(names.first()).toContainText('/');
  const cut = await names.evaluateAll((cells) =>
    cells
      .flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('*')])
      // Inline elements have no box of their own.
      .filter(({ clientWidth }) => clientWidth > 0)
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('folders are gone into and come back from, and the address knows where one is', async ({ page, t }) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open();
  await page.getByRole('button', { name: t('traffic.view.folders') }).click();
  await traffic.pages.getByRole('button', { name: 'help.chengyu-auto.example/', exact: true }).click();
  await expect(traffic.row('range/')).toBeVisible();
  await page.reload();
  await traffic.ready();
  const crumbs = page.getByRole('navigation', { name: t('traffic.folder') });
  await expect(crumbs.getByText('help.chengyu-auto.example')).toHaveAttribute('aria-current', 'location');
  await crumbs.getByRole('button', { name: t('traffic.folder.all') }).click();
  await expect(traffic.row('chengyu-auto.example/')).toBeVisible();
});

test('a log is imported with a wrong site put right, takes the place of the sample, and is cleared again', async ({
  page,
  t,
}) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open();
  await page.getByRole('button', { name: t('traffic.import') }).click();
  await traffic.takeFile('access.log', [...LOG, 'torn line']);
  await expect(traffic.dialog.getByText(t('traffic.format.combined'))).toBeVisible();
  await expect(traffic.dialog.getByText('torn line')).toBeVisible();
  const site = traffic.dialog.getByLabel(t('traffic.log.site'));
  await expect(site).toHaveValue('chengyu-auto.example');
  await site.fill('no site');
  await traffic.dialog.getByRole('button', { name: t('traffic.log.start') }).click();
  await expect(site).toHaveAttribute('aria-invalid', 'true');
  await site.fill('www.chengyu-auto.example');
  await traffic.dialog.getByRole('button', { name: t('traffic.log.start') }).click();
  await expect(traffic.dialog.getByRole('heading', { name: t('traffic.log.done') })).toBeVisible();
  // Shows the dates of the log; a single day is written once.
  const show = t('traffic.noLog.show', { days: '' }).trim();
  await traffic.dialog.getByRole('button', { name: show }).click();
  await expect(traffic.dialog).toBeHidden();
  await expect(page).toHaveURL(/start_time=(\d{4}-\d{2}-\d{2})&end_time=\1/u);
  await expect(traffic.tile('hits')).toContainText('3');
  await expect(traffic.tile('visits')).toContainText('2');
  await expect(traffic.row('chengyu-auto.example/range')).toBeVisible();
  await expect(page.getByText(t('traffic.sample'))).toBeHidden();
  await expect(page.getByRole('grid', { name: t('traffic.errors') })).toContainText('404');

  await page.getByRole('button', { name: t('traffic.clear') }).click();
  await traffic.dialog.getByRole('button', { name: t('traffic.clear') }).click();
  await expect(page.getByText(t('traffic.sample'))).toBeVisible();
});

test('a file in no known format is explained by its first lines, and nothing changes', async ({ page, t }) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open('?import=1');
  await traffic.takeFile('table.csv', ['time,page,visitor', '2026-03-08,/a,7']);
  await expect(traffic.dialog.getByRole('alert')).toHaveText(
    t('traffic.log.problem.unknown_format', { name: 'table.csv' }),
  );
  await expect(traffic.dialog.getByText('time,page,visitor')).toBeVisible();
  await closeByEscape(page, traffic.dialog);
  await expect(page).not.toHaveURL(/import=1/u);
  await expect(page.getByText(t('traffic.sample'))).toBeVisible();
});

test('the table of pages is a file with every row', async ({ page, t }) => {
  const traffic = new TrafficPageObject(page, t);
  await traffic.open();
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: t('charts.export.csv') })
    .last()
    .click();
  const text = await readFile(await (await file).path(), 'utf8');
  const [head = '', ...rows] = text
    .replace(/^\uFEFF/u, '')
    .trim()
    .split('\r\n');
  expect(head).toContain(t('traffic.column.url'));
  await expect(page.getByText(t('traffic.pages.count', { count: rows.length, shown: rows.length }))).toHaveCount(1);
  expect(text).toContain('https://chengyu-auto.example/range');
});

test('a report that cannot be loaded says so, and loads when asked again', async ({
  page,
  t,
  setFault,
  allowErrors,
}) => {
  allowErrors(/./u);
  const traffic = new TrafficPageObject(page, t);
  await setFault('code500@/api/front/traffic/index');
  await page.goto('/keywords/traffic');
  await expect(page.getByRole('alert')).toContainText(t('error.loadFailed', { what: t('traffic.title') }));
  await setFault(null);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await traffic.ready();
});
