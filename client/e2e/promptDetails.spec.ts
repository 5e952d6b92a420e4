import { createIntl } from 'react-intl';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import { formatMeasure } from '../src/components/figures/formats.ts';
import { expect, test } from './fixtures.ts';
import { PromptDetailsPageObject } from './PromptDetailsPageObject.ts';
import { axeViolations } from './support/axeViolations.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { expectedPrompt } from './support/expectedPrompt.ts';

test.use({ account: 'admin' });

const PROMPT = 'chengyu-p01';
const DAYS = 28;
const MEASURES: readonly MeasureId[] = [
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
];

const addressOf = (href: string, search: Readonly<Record<string, string>>): string =>
  `${href}&${new URLSearchParams(search).toString()}`;

/** A run whose text marks its first source with [1]. */
function markedRun() {
  const { detail, href, textOf } = expectedPrompt(PROMPT, DAYS);
  const run = detail.runs.find(({ answer_id: id, citations }) => (citations ?? 0) > 0 && textOf(id).includes('[1]'));
  if (run === undefined) throw new Error('no run with a citation mark in the sample');
  return addressOf(href, { run: run.answer_id });
}

test('opens from an address with the figures and the runs of the analysis module', async ({ page, t, locale }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  await expect(prompt.heading).toHaveText(detail.prompt.text);
  await expect(page).toHaveTitle(new RegExp(detail.prompt.text, 'u'));
  await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toContainText(detail.prompt.text);
  await expect(page.getByText(t(`prompts.status.${detail.status}`), { exact: true })).toBeVisible();
  const intl = createIntl({ locale: locale === 'en-US' ? 'en-US' : 'zh-CN' });
  for (const id of MEASURES) {
    const measure = detail.tiles.find((tile) => tile.measure_id === id)?.measure ?? null;
    if (measure !== null) expect(await prompt.value(id), id).toBe(formatMeasure(intl, id, measure.value));
  }
  await expect(prompt.squares()).toHaveCount(detail.runs.length);
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab "${t('promptDetails.tab.runs')}" [selected]
      - tab "${t('promptDetails.tab.sources')}"
      - tab "${t('promptDetails.tab.competitors')}"
      - tab "${t('promptDetails.tab.history')}"
      - tab "${t('promptDetails.tab.searches')}"
  `);
});

test('a figure opens the answers behind it, of this prompt alone', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  await prompt.tile('visibility').getByRole('button').filter({ hasText: /\d/u }).first().click();
  await expectAnswers(prompt.drawer, t, detail.row.visibility?.numerator ?? -1);
});

test('a square of the strip opens its answer, and the address keeps it', async ({ page, t, called }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  const [platform] = detail.platforms;
  const run = detail.runs.filter(({ platform_id: id }) => id === platform?.id).at(-1);
  if (platform === undefined || run === undefined) throw new Error('no run on the first platform');
  await prompt.row(called(platform.name)).first().getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`run=${encodeURIComponent(run.answer_id)}`, 'u'));
  await expect(prompt.answer.getByRole('heading', { name: called(platform.name), exact: true })).toBeVisible();
  await expect(prompt.answer.locator('mark')).not.toHaveCount(run.brand_ids.length === 0 ? -1 : 0);
  await page.reload();
  await prompt.ready();
  await expect(prompt.answer.getByRole('heading', { name: called(platform.name), exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]run=/u);
});

test('arrow keys move along the strip and between its rows, and the answer follows', async ({ page, t, called }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  const [first, second] = detail.platforms;
  const square = prompt
    .row(called(first?.name ?? ''))
    .first()
    .getByRole('button');
  await square.click();
  await page.keyboard.press('ArrowRight');
  const next = prompt.row(called(first?.name ?? '')).nth(1);
  await expect(next).toHaveAttribute('aria-selected', 'true');
  await expect(next.getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(prompt.answer.getByRole('heading', { name: called(second?.name ?? ''), exact: true })).toBeVisible();
  await expect(
    prompt
      .row(called(second?.name ?? ''))
      .and(prompt.selected())
      .getByRole('button'),
  ).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(prompt.row(called(first?.name ?? '')).first()).toHaveAttribute('aria-selected', 'true');
});

test('J and K go from run to run without steps in the history', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await page.goto('/overview/index');
  await prompt.open(href);
  const total = detail.runs.length.toLocaleString('en-US');
  const place = (number: number) => page.getByText(t('answers.place', { place: number, total }), { exact: true });
  await prompt.squares().first().getByRole('button').click();
  await expect(place(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(place(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(place(3)).toBeVisible();
  await page.keyboard.press('k');
  await expect(place(2)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]run=/u);
  await expect(prompt.heading).toHaveText(detail.prompt.text);
});

test('a mark in the text leads to its source, and the source back to the mark', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  await prompt.open(markedRun());
  const name = t('answers.citation.mark', { position: 1, name: '|' }).split('|')[0] ?? '';
  const mark = prompt.answer.getByRole('link', { name: new RegExp(`^${name}`, 'u') }).first();
  const source = prompt.answer.getByRole('button', { name: t('answers.citation.source', { position: 1 }) });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(source).toBeFocused();
  await expect(source).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
});

test('two runs stand side by side with what only one of them says, names and cites', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  await prompt.open(markedRun());
  await prompt.button('promptDetails.compare').click();
  await expect(page).toHaveURL(/[?&]compare=/u);
  await expect(prompt.button('promptDetails.compare.end')).toBeFocused();
  const table = prompt.comparison.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(prompt.comparison.locator('mark').first()).toBeVisible();
  await expect(prompt.comparison.getByRole('heading', { name: t('promptDetails.compare.brands') })).toBeVisible();
  await expect(prompt.selected()).toHaveCount(2);
  const all = await rows.count();

  await page.reload();
  await expect(rows).toHaveCount(all);
  const before = await table.getByRole('columnheader').allTextContents();
  await prompt.button('promptDetails.compare.swap').click();
  await expect(table.getByRole('columnheader').first()).not.toHaveText(before[0] ?? '');
  await prompt.button('promptDetails.compare.end').click();
  await expect(prompt.comparison).toBeHidden();
  await expect(prompt.button('promptDetails.compare')).toBeFocused();
});

test('any other run can be put beside the one being read', async ({ page, t, called }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  await prompt.button('promptDetails.compare').click();
  const platform = detail.platforms.find(({ id }) => detail.runs.some((run) => run.platform_id === id));
  const square = prompt.row(called(platform?.name ?? '')).first();
  await square.getByRole('button').click();
  await expect(square).toHaveAttribute('aria-selected', 'true');
  await expect(prompt.comparison.getByRole('columnheader').first()).toContainText(called(platform?.name ?? ''));
});

test('the tabs stand in the address, survive a reload, and Back leaves them one by one', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  await prompt.open(href);
  await prompt.tab('sources').click();
  await expect(page).toHaveURL(/[?&]tab=sources/u);
  const sources = page.getByRole('grid', { name: t('promptDetails.tab.sources') });
  await expect(sources).toHaveAttribute('aria-rowcount', String(detail.sources.length + 1));
  await prompt.tab('competitors').click();
  const brands = page.getByRole('grid', { name: t('promptDetails.tab.competitors') });
  await expect(brands.getByRole('row')).toHaveCount(detail.competitors.length + 1);
  await page.reload();
  await expect(brands.getByRole('row')).toHaveCount(detail.competitors.length + 1);
  await prompt.tab('history').click();
  await page.getByRole('button', { name: t('charts.viewTable') }).click();
  await expect(page.getByRole('columnheader', { name: t('charts.week') })).toBeVisible();
  await prompt.tab('searches').click();
  await expect(page.getByRole('grid', { name: t('promptDetails.tab.searches') })).toContainText(
    detail.searches[0]?.query ?? 'no search in the sample',
  );
  for (const tab of ['history', 'competitors', 'sources'] as const) {
    await page.goBack();
    await expect(prompt.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }
});

test('a cited page leads to the answers that cite it, and the table keeps its search', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const { detail, href } = expectedPrompt(PROMPT, DAYS);
  const [source] = detail.sources;
  if (source === undefined) throw new Error('no source in the sample');
  await prompt.open(addressOf(href, { tab: 'sources' }));
  const sources = page.getByRole('grid', { name: t('promptDetails.tab.sources') });
  const link = sources.getByRole('link', { name: source.title, exact: true }).first();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await sources
    .getByRole('button', {
      name: t('promptDetails.sources.answersOf', {
        page: source.title,
        count: source.answers,
        answers: source.answers.toLocaleString('en-US'),
      }),
    })
    .first()
    .click();
  await expectAnswers(prompt.drawer, t, source.answers);
  await closeByEscape(page, prompt.drawer);
  await page.getByRole('searchbox', { name: t('promptDetails.sources.search') }).fill(source.host);
  await expect(page).toHaveURL(new RegExp(`[?&]q=${source.host}`, 'u'));
  const found = detail.sources.filter(({ url, title }) => `${title} ${url}`.includes(source.host)).length;
  await expect(sources).toHaveAttribute('aria-rowcount', String(found + 1));
});

test('an unknown id says so and leads back to the prompts', async ({ page, t }) => {
  await page.goto('/answer/promptsDetails?id=nobody');
  await expect(page.getByRole('heading', { level: 1, name: t('promptDetails.notFound') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('nobody');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('promptDetails.back') })
    .click();
  await expect(page).toHaveURL(/\/answer\/index/u);
});

test('dates without an answer explain themselves and offer all dates', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  await page.goto(`/answer/promptsDetails?id=${PROMPT}&start_time=2020-01-01&end_time=2020-01-07`);
  await expect(prompt.heading).toHaveText(expectedPrompt(PROMPT, DAYS).detail.prompt.text);
  await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
  await prompt.ready();
  await expect(prompt.squares().first()).toBeVisible();
});

test('a run of a link that is outside the dates is shown all the same, and says so', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  const [oldest] = expectedPrompt(PROMPT, 60).detail.runs.slice(-1);
  await prompt.open(`/answer/promptsDetails?id=${PROMPT}&run=${oldest?.answer_id ?? ''}`);
  await expect(page.getByText(t('promptDetails.outside'))).toBeVisible();
  await expect(prompt.answer.getByRole('article')).toBeVisible();
  await prompt.button('promptDetails.outside.newest').click();
  await expect(page.getByText(t('promptDetails.outside'))).toBeHidden();
});

test('a link within an answer is told from its text by more than colour', async ({ page, t }) => {
  await page.route('**/api/front/answer/answer?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const data = { ...body.data, text: 'Read [this page](https://a.example/x) first.', mentions: [] };
    await route.fulfill({ response, json: { ...body, data } });
  });
  const prompt = new PromptDetailsPageObject(page, t);
  await prompt.open(expectedPrompt(PROMPT, DAYS).href);
  await prompt.answer.getByRole('link', { name: 'this page' }).waitFor();
  expect(await axeViolations(page, 'colours')).toEqual([]);
});

test('no text of the cited pages is cut without its whole text at hand', async ({ page, t }) => {
  const prompt = new PromptDetailsPageObject(page, t);
  await prompt.open(addressOf(expectedPrompt(PROMPT, DAYS).href, { tab: 'sources' }));
  await page.getByRole('grid').getByRole('rowheader').first().waitFor();
  expect(await page.evaluate(clippedTexts)).toEqual([]);
});
