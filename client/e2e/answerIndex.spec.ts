import { readFile } from 'node:fs/promises';
import { createIntl } from 'react-intl';
import { formatMeasure, formatPercent } from '../src/components/figures/formats.ts';
import { AnswerIndexPageObject } from './AnswerIndexPageObject.ts';
import { expect, test } from './fixtures.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { expectedCount, expectedIndex, expectedPrompts, expectedWhy } from './support/expectedIndex.ts';

test.use({ account: 'admin' });

const intlOf = (locale: string | undefined) => createIntl({ locale: locale === 'en-US' ? 'en-US' : 'zh-CN' });
/** Number of rows certainly rendered without scrolling. */
const IN_SIGHT = 15;

const texts = (request: Parameters<typeof expectedPrompts>[0]): string[] =>
  expectedPrompts(request)
    .list.slice(0, IN_SIGHT)
    .map(({ text }) => text);

async function expectRows(index: AnswerIndexPageObject, expected: readonly string[]): Promise<void> {
  await expect.poll(async () => (await index.rowNames()).slice(0, expected.length)).toEqual(expected);
}

test.describe('the measures by platform', () => {
  test('are those of the analysis module and lead to exactly their answers', async ({ page, t, locale, called }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    const intl = intlOf(locale);
    const expected = expectedIndex();
    for (const row of expected.rows) {
      const platform =
        row.platform_id === null
          ? t('answerIndex.platforms.all')
          : called(expected.platforms.find(({ id }) => id === row.platform_id)?.name ?? '');
      for (const { measure_id: id, measure } of row.measures) {
        if (measure === null) continue;
        await expect(index.figure(platform, id), `${platform} ${id}`).toHaveText(
          formatMeasure(intl, id, measure.value),
        );
      }
    }
    const second = expected.rows[2];
    const name = called(expected.platforms.find(({ id }) => id === second?.platform_id)?.name ?? '');
    await index.figure(name, 'visibility').click();
    await expectAnswers(index.drawer, t, second?.measures[0]?.measure?.numerator ?? -1);
    await closeByEscape(page, index.drawer);
  });

  test('can be counted as others do, with the formula, in the address', async ({ page, t, locale, called }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    const { definitions, brands } = expectedIndex();
    const intl = intlOf(locale);
    const expectValues = async (id: 'evertune' | 'share_naming_any'): Promise<void> => {
      await expect(index.definition.getByText(t(`answerIndex.formula.${id}`))).toBeVisible();
      const values = definitions.find(({ definition_id: candidate }) => candidate === id)?.values ?? [];
      for (const { brand_id: brandId, value } of values) {
        const brand = brands.find(({ id: candidate }) => candidate === brandId);
        const row = index.definition
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: called(brand?.name ?? ''), exact: true }) });
        await expect(row).toContainText(formatPercent(intl, value ?? Number.NaN));
      }
    };
    const choice = index.definition.getByRole('combobox', { name: t('answerIndex.definition') });
    await choice.selectOption('evertune');
    await expectValues('evertune');
    await choice.selectOption('share_naming_any');
    await expectValues('share_naming_any');
    await page.reload();
    await index.ready();
    await expectValues('share_naming_any');
    await page.goBack();
    await expectValues('evertune');
  });
});

test.describe('the prompts table', () => {
  test('keeps a column of nothing but dashes until it is asked for', async ({ page, t }) => {
    // Over one week no prompt of the sample has enough answers for a comparison.
    await page.goto('/answer/index');
    const head = page.getByRole('columnheader', { name: t('answerIndex.column.change') });
    await page.getByRole('button', { name: t('answerIndex.prompts.showChange') }).click();
    await expect(head).toBeVisible();
    await page.reload();
    await expect(head).toBeVisible();
  });

  test('is sorted, searched and viewed by the server, in the address, with Back and F5', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    await expectRows(index, texts({}));
    await index.sortBy(t('answerIndex.column.change'));
    await expect(page).toHaveURL(/sort=change\.desc/u);
    await expectRows(index, texts({ sort: 'change', order: 'desc' }));
    await index.sortBy(t('answerIndex.column.change'));
    await expectRows(index, texts({ sort: 'change', order: 'asc' }));
    await page.reload();
    await index.ready();
    await expectRows(index, texts({ sort: 'change', order: 'asc' }));
    await page.goBack();
    await expectRows(index, texts({ sort: 'change', order: 'desc' }));
    await index.search(t('answerIndex.prompts.search'), '续航');
    await expect(page).toHaveURL(/prompt_q=/u);
    await expectRows(index, texts({ sort: 'change', order: 'desc', q: '续航' }));
    await page.getByRole('combobox', { name: t('answerIndex.column.status') }).selectOption('lost');
    await expectRows(index, texts({ sort: 'change', order: 'desc', q: '续航', status: 'lost' }));
  });

  test('has a view for each rival, and says so', async ({ page, t, called }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    const { brands } = expectedIndex();
    const rival = brands[3];
    const name = t('answerIndex.view.lostToRival', { rival: called(rival?.name ?? '') });
    await index.views(t('answerIndex.view.all')).click();
    await index.chooseView(name);
    await expect(page).toHaveURL(/view=lost_to&rival_id=/u);
    await expectRows(index, texts({ view: 'lost_to', rival: 3 }));
    await expect(index.tabPanel.getByText(name, { exact: true })).toBeVisible();
  });

  test('keeps the choice of columns and a view of one’s own over a reload', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&status=won');
    const intent = index.header(t('answerIndex.column.intent'));
    await expect(intent).toBeVisible();
    await page.getByRole('button', { name: t('table.columns'), exact: true }).click();
    const choice = page.getByRole('group', { name: t('table.columns.choose') });
    await choice.getByText(t('answerIndex.column.intent'), { exact: true }).click();
    await expect(choice.getByRole('checkbox', { name: t('answerIndex.column.intent') })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(intent).toBeHidden();
    await index.views(null).click();
    await page.getByRole('textbox', { name: t('table.views.name') }).fill('won only');
    // Not by a click, which scrolls the page and so moves the menu along.
    await page.keyboard.press('Enter');
    await expect(index.views('won only')).toBeVisible();
    await page.keyboard.press('Escape');
    await index.open();
    await expect(intent).toBeHidden();
    await expectRows(index, texts({}));
    await index.views(t('answerIndex.view.all')).click();
    await index.chooseView('won only');
    await expect(page).toHaveURL(/status=won/u);
    await expectRows(index, texts({ status: 'won' }));
  });

  test('is saved as a file with every row of the view', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&status=lost&sort=text.asc');
    const saved = page.waitForEvent('download');
    await index.tabPanel.getByRole('button', { name: t('charts.export.csv'), exact: true }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    const expected = expectedPrompts({ status: 'lost', sort: 'text', order: 'asc' }).list;
    expect(lines[0]).toContain(t('figures.file.low', { name: t('figures.measure.visibility') }));
    expect(lines).toHaveLength(expected.length + 1);
    for (const [row, { text, visibility }] of expected.entries()) {
      expect(lines[row + 1]).toContain(text);
      expect(lines[row + 1]).toContain(String(visibility?.value ?? ''));
    }
  });

  test('leads by keyboard to a prompt', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    const [, second] = expectedPrompts().list;
    await index.grid.getByRole('row').nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/answer/promptsDetails\\?id=${second?.id ?? ''}`, 'u'));
  });

  test('falls back where the address makes no sense', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&tab=none&view=lost_to&rival_id=nobody&sort=price.up&status=good&definition=x&by=day&why=luck');
    await expect(index.tab('prompts')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'status=good' })).toBeVisible();
    await expectRows(index, texts({ view: 'lost_to' }));
  });
});

test('tabs stand in the address; topics and sources lead to their pages', async ({ page, t }) => {
  const index = new AnswerIndexPageObject(page, t);
  await index.open();
  await index.tab('topics').click();
  await expect(page).toHaveURL(/tab=topics/u);
  await index.ready();
  // Prompts without a topic have no row. A note says how many answers the rows leave out.
  await expect(page.getByRole('note')).toHaveText(/\d/u);
  await index.grid.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/answer\/topicIndex\?id=/u);
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await index.ready();
  await index.tab('sources').click();
  await index.ready();
  await index.search(t('answerIndex.sources.search'), 'zhihu');
  await expect(index.grid.getByRole('rowheader')).toHaveText(['zhihu.com']);
  await index.grid.getByRole('link', { name: 'zhihu.com' }).click();
  await expect(page).toHaveURL(/\/answer\/subdomainDetails\?domain=zhihu\.com/u);
});

test.describe('why it moved', () => {
  test('shows each part rounded once, and each part opens its answers', async ({ page, t, called }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open();
    const why = await index.goToWhy();
    await why.getByRole('button', { name: t('charts.viewTable') }).click();
    const rows = why.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    const cells = await Promise.all(
      (await rows.all()).slice(1).map(async (row) => (await row.getByRole('cell').first().textContent()) ?? ''),
    );
    // Adding 0 makes a 0 of -0.
    const [, ...effects] = cells.slice(0, -1).map((text) => Math.round(Number(text.replace('−', '-')) * 10) + 0);
    const { effects: expected, brand_id: brandId } = expectedWhy('platform');
    const sizes = expected.map(({ rate, mix }) => Math.round((rate + mix) * 1000) + 0);
    const ascending = (a: number, b: number): number => a - b;
    expect(effects.toSorted(ascending)).toEqual(sizes.toSorted(ascending));
    const [first] = expected;
    await why
      .getByRole('table')
      .getByRole('row', { name: called(first?.name ?? '') })
      .getByRole('button')
      .click();
    const count = expectedCount({ brand_id: brandId, mention: 'named' }, { platform_ids: [first?.id ?? ''] });
    await expectAnswers(index.drawer, t, count);
  });

  test('splits by prompt with one bar for all others, and by topic with one that cannot be opened', async ({
    page,
    t,
  }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&by=topic');
    const why = await index.goToWhy();
    await why.getByRole('button', { name: t('charts.viewTable') }).click();
    const noTopic = why.getByRole('row', { name: t('answerIndex.why.noTopic') });
    await expect(noTopic).toBeVisible();
    await expect(noTopic.getByRole('button')).toHaveCount(0);
    await page.getByRole('radio', { name: t('answerIndex.why.by.prompt') }).click();
    await expect(page).toHaveURL(/by=prompt/u);
    const rest = expectedWhy('prompt').effects.length - 10;
    await expect(why.getByRole('row', { name: t('reportCharts.rest', { count: rest }) })).toBeVisible();
  });
});

for (const word of ['续航', 'range']) {
  test(`the text of all answers is searched for ${word}, hits marked`, async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&tab=answers');
    await index.search(t('answerIndex.answers.search'), word);
    await expect(page).toHaveURL(/[?&]q=/u);
    const count = expectedCount({ q: word });
    expect(count).toBeGreaterThan(0);
    const total = t('answers.titleCount', { count, shown: count.toLocaleString('en-US') });
    await expect(index.tabPanel.getByRole('status').filter({ hasText: total })).toBeVisible();
    const first = index.tabPanel.getByRole('listitem').first();
    await expect(
      first
        .locator('mark')
        .filter({ hasText: new RegExp(`^${word}$`, 'iu') })
        .first(),
    ).toBeVisible();
    await first.getByRole('button').click();
    await expect(
      index.drawer.getByText(t('answers.place', { place: 1, total: count.toLocaleString('en-US') })),
    ).toBeVisible();
  });
}

test('a part that fails says so in its place, and Retry mends it', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/502/u);
  await setFault('http502@/api/front/answer/prompts');
  const index = new AnswerIndexPageObject(page, t);
  await page.goto('/answer/index');
  await expect(index.platforms.getByRole('table')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: t('error.loadFailed', { what: t('answerIndex.tab.prompts') }) }),
  ).toBeVisible();
  await setFault(null);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await index.ready();
});

test('a window without answers explains itself and offers all dates', async ({ page, t }) => {
  await page.goto('/answer/index?start_time=2020-01-01&end_time=2020-01-07');
  await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
  await new AnswerIndexPageObject(page, t).ready();
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 }, ownContext: true });

  test('the edge that cuts a table fades out, as there is no scrollbar', async ({ page, t }) => {
    const index = new AnswerIndexPageObject(page, t);
    await index.open('&tab=prompts');
    const frame = page.locator('[data-more]').filter({ has: page.getByRole('grid') });
    await expect(frame.first()).toHaveCSS('mask-image', /gradient/u);
  });

  test('a row is ticked by a finger, and tiles write the interval that a mouse is told', async ({ page, t }) => {
    await page.goto('/prompt?project=chengyu');
    const tick = page.getByRole('grid').getByRole('checkbox').nth(1);
    await tick.tap();
    await expect(tick).toBeChecked();
    const { width, height } = (await tick.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.goto('/overview/index?project=chengyu');
    const tile = page.getByRole('article', { name: t('figures.measure.visibility'), exact: true });
    await expect(tile.getByText(t('figures.interval', { interval: '' }).trim())).toBeVisible();
  });
});
