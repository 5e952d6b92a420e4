import { AnswerIndexPageObject } from './AnswerIndexPageObject.ts';
import { DomainPageObject } from './DomainPageObject.ts';
import { expect, test } from './fixtures.ts';
import { expectedTopic } from './support/expectedDetails.ts';
import { expectedPrompts } from './support/expectedIndex.ts';
import { nothingBusy } from './support/nothingBusy.ts';
import { backFromPaper, putOnPaper } from './support/printed.ts';
import { visit } from './support/visit.ts';
import { TopicPageObject } from './TopicPageObject.ts';

test.use({ account: 'admin' });

const TOPIC = 'chengyu-smart';
const DOMAIN = 'zhihu.com';

test('a topic is printed with its name and what is shown, and without the controls', async ({ page, t, called }) => {
  const topic = new TopicPageObject(page, t);
  await topic.open(TOPIC);
  await putOnPaper(page);
  const { topic: ref } = expectedTopic(TOPIC, 7);
  await expect(page.getByText(t('topicDetails.titleOf', { topic: called(ref.name) }))).toBeVisible();
  await expect(page.getByRole('group', { name: t('filters.title') })).toBeHidden();
});

test('a domain is printed with its name, what is shown and every place of the tree', async ({ page, t }) => {
  const domain = new DomainPageObject(page, t);
  await domain.open(DOMAIN, '&depth=all');
  const places = Number(await domain.tree.getAttribute('aria-rowcount')) - 1;
  expect(places).toBeGreaterThan(await domain.places().count());
  // Keys have no use on paper.
  const keys = page.getByText(/Use the arrow keys to move|方向键移动/u);
  await expect(keys).toBeVisible();
  await putOnPaper(page);
  await expect(keys).toBeHidden();
  await expect(page.getByText(new RegExp(` · ${DOMAIN}$`, 'u'))).toBeVisible();
  await expect(domain.places()).toHaveCount(places);
  // Rows follow one another without overlap.
  const [above, below] = [await domain.places().nth(-2).boundingBox(), await domain.places().last().boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN) - 1);
});

test('the table of prompts is printed with all its rows, and is back on the screen after that', async ({ page, t }) => {
  const index = new AnswerIndexPageObject(page, t);
  await index.open();
  const label = await index.grid.getAttribute('aria-label');
  const paper = page.getByRole('table', { name: label ?? '', exact: true });
  await putOnPaper(page);
  const { list } = expectedPrompts();
  const names = await paper.getByRole('rowheader').allTextContents();
  expect(names.map((name) => name.trim())).toEqual(list.map(({ text }) => text));
  await expect(index.grid).toBeHidden();
  await backFromPaper(page);
  await expect(paper).toHaveCount(0);
  await expect(index.grid).toBeVisible();
});

test('what the reader has not scrolled to is printed too, once it has loaded', async ({ page, t }) => {
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { onPaper: document.querySelectorAll('main [data-highcharts-chart] svg').length });
    };
  });
  const index = new AnswerIndexPageObject(page, t);
  await index.open();
  await nothingBusy(page);
  const demand = page.getByRole('heading', { name: t('answerIndex.demand') });
  await expect(demand).toHaveCount(0);
  await page.getByRole('button', { name: t('filters.print'), exact: true }).click();
  await page.waitForFunction(() => 'onPaper' in window);
  // Why a measure changed, and the prompts by demand.
  expect(await page.evaluate(() => ('onPaper' in window ? window.onPaper : null))).toBe(2);
  await expect(demand).toHaveCount(1);
});

test('charts are printed as high as they are drawn', async ({ page }) => {
  for (const address of ['/keywords/traffic', '/overview/index']) {
    await visit(page, address);
    await nothingBusy(page);
    const drawing = page.locator('[data-highcharts-chart]').first();
    await drawing.locator('svg').first().waitFor();
    await putOnPaper(page);
    const place = await drawing.boundingBox();
    const drawn = await drawing.locator('.highcharts-plot-background').boundingBox();
    expect(drawn?.height, address).toBeGreaterThan(100);
    expect(place?.height, address).toBeGreaterThanOrEqual(drawn?.height ?? Infinity);
    await backFromPaper(page);
  }
});

test('no row of a grid is higher than a sheet: Firefox would leave the sheet before it blank', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const address of [
    '/overview/index',
    '/answer/index',
    '/brand/index',
    '/dashboard/workplace',
    '/optimize/index',
  ]) {
    await visit(page, address);
    await nothingBusy(page);
    await putOnPaper(page);
    const high = await page.locator('main, main *').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).display === 'grid')
        .flatMap(({ children }) => [...children])
        .filter((child) => child.getBoundingClientRect().height > innerHeight)
        .map(({ className }) => className),
    );
    expect(high, address).toEqual([]);
    await backFromPaper(page);
  }
});

test('pages without a filter bar are printed with their project and the day, and without anything to press', async ({
  page,
  t,
}) => {
  for (const [address, verb] of [
    ['/keywords/traffic', t('traffic.import')],
    ['/optimize/index', t('actions.add')],
    ['/prompt', t('prompt.addOne')],
    ['/optimize/contCreation?brief=chengyu-brief-winter', t('brief.export')],
  ] as const) {
    await visit(page, address);
    await nothingBusy(page);
    const button = page.getByRole('main').getByRole('button', { name: verb, exact: true });
    await expect(button).toBeVisible();
    await putOnPaper(page);
    await expect(button).toBeHidden();
    await expect(page.getByText(t('filters.printedOn', { day: '' }).trim())).toBeVisible();
    // What was typed stays, empty fields for more do not.
    if (address.includes('brief=')) {
      await expect(page.getByRole('textbox', { name: t('brief.notes') })).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('brief.questions.own'), exact: true })).toBeHidden();
    }
    await backFromPaper(page);
  }
});
