import { createIntl } from 'react-intl';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import { formatMeasure } from '../src/components/figures/formats.ts';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { expectedOverview } from './support/expectedOverview.ts';

test.use({ account: 'admin' });

const MEASURES: readonly MeasureId[] = [
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
];

async function expectFigures(
  overview: OverviewPageObject,
  locale: string,
  expected: ReturnType<typeof expectedOverview>,
) {
  const intl = createIntl({ locale: locale === 'en-US' ? 'en-US' : 'zh-CN' });
  for (const id of MEASURES) {
    const measure = expected.tiles.find((tile) => tile.measure_id === id)?.measure;
    const shown = await overview.value(id);
    expect(shown, id).toBe(measure === null || measure === undefined ? '–' : formatMeasure(intl, id, measure.value));
  }
}

test('the figures are those of the analysis module, with interval, sample and verdict', async ({ page, t, locale }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const expected = expectedOverview({});
  await expectFigures(overview, locale ?? 'zh-CN', expected);
  const visibility = expected.tiles[0];
  if (visibility?.measure === null || visibility?.change === null || visibility === undefined) {
    throw new Error('thin sample');
  }
  const tile = overview.tile('visibility');
  await expect(tile).toContainText(new Intl.NumberFormat(locale).format(visibility.measure.n));
  await expect(tile).toContainText(t(`figures.verdict.${visibility.change.verdict}`));
});

test('filters change the figures, stand in the address, and survive a reload and Back', async ({
  page,
  t,
  locale,
  called,
}) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const unfiltered = await overview.value('visibility');
  const platform = expectedOverview({}).platforms[1];
  if (platform === undefined) throw new Error('two platforms are needed');
  await overview.choose(t('filters.platforms'), called(platform.name));
  await expect(page).toHaveURL(new RegExp(`platform_ids=${platform.id}`));
  await overview.ready();
  const expected = expectedOverview({ platform_ids: [platform.id] });
  await expectFigures(overview, locale ?? 'zh-CN', expected);
  await page.reload();
  await overview.ready();
  await expectFigures(overview, locale ?? 'zh-CN', expected);
  await page.goBack();
  await expect.poll(async () => overview.value('visibility')).toBe(unfiltered);
  await page.goForward();
  await overview.filters.getByRole('button', { name: t('common.reset') }).click();
  await expect.poll(async () => overview.value('visibility')).toBe(unfiltered);
  await expect(overview.filters.getByRole('button', { name: t('common.reset') })).toBeHidden();
});

test('a figure leads to exactly the answers behind it, mentions marked, and Back closes them', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const measure = expectedOverview({}).tiles[0]?.measure;
  await overview.tile('visibility').getByRole('button').filter({ hasText: /\d/u }).first().click();
  const count = measure?.numerator ?? -1;
  await expectAnswers(overview.drawer, t, count);
  await overview.drawer.getByRole('listitem').first().getByRole('button').first().click();
  const place = (number: number) =>
    overview.drawer.getByText(t('answers.place', { place: number, total: count.toLocaleString('en-US') }));
  // The list's excerpts are marked too: wait for the answer itself first.
  await expect(place(1)).toBeVisible();
  await expect(overview.drawer.locator('mark').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(place(2)).toBeVisible();
  await page.reload();
  await expect(overview.drawer).toBeVisible();
  await closeByEscape(page, overview.drawer);
});

test('a window without answers explains itself and offers all dates', async ({ page, t }) => {
  await page.goto('/overview/index?start_time=2020-01-01&end_time=2020-01-07');
  await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
  await new OverviewPageObject(page, t).ready();
  await expect(page).toHaveURL(/start_time=/);
});

test('a failure says what failed, and Retry works once it is mended', async ({ page, t, setFault, allowErrors }) => {
  allowErrors(/502/);
  await setFault('http502@/api/front/overview');
  await page.goto('/overview/index');
  await expect(
    page.getByRole('alert').filter({ hasText: t('error.loadFailed', { what: t('overview.title') }) }),
  ).toBeVisible();
  await setFault(null);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await new OverviewPageObject(page, t).ready();
});

test('a reply of the wrong shape is an error with the path of the field, not a white page', async ({
  page,
  t,
  setFault,
}) => {
  await setFault('noenvelope@/api/front/overview');
  await page.goto('/overview/index');
  await expect(page.getByText(t('error.protocol'))).toBeVisible();
});

test('the trend can be read as a table', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  await page
    .getByRole('button', { name: t('charts.viewTable') })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('charts.date') })).toBeVisible();
});

test('at 1440 x 900 filter bar, tiles, trend and leaderboard stand on the first screen', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  for (const name of [t('overview.trend'), t('overview.leaders')]) {
    const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
    expect(box?.y ?? Infinity, name).toBeLessThan(700);
  }
  await expect(overview.tile('stability')).toBeInViewport();
});

test('a filter for what the project no longer has is told, and taken out at a click', async ({
  page,
  t,
  allowErrors,
}) => {
  allowErrors(/422/u);
  const overview = new OverviewPageObject(page, t);
  await page.goto('/overview/index?topic_ids=gone');
  const choices = `${t('filters.topics')} gone`;
  await expect(page.getByText(t('filters.gone', { choices }))).toBeVisible();
  await page.getByRole('button', { name: t('filters.gone.remove') }).click();
  await expect(page).not.toHaveURL(/topic_ids/u);
  await overview.ready();
  await expect(page.getByText(t('filters.gone', { choices }))).toHaveCount(0);
});

test('a link whose days no calendar has says so, keeps its other parts, and is mended by the next choice', async ({
  page,
  t,
}) => {
  const overview = new OverviewPageObject(page, t);
  await page.goto('/overview/index?start_time=2026-13-40&end_time=2026-05-20&branded=unbranded');
  await overview.ready();
  await expect(page.getByRole('status').filter({ hasText: 'start_time=2026-13-40' })).toBeVisible();
  await page.getByRole('button', { name: t('filters.unread.clear') }).click();
  await expect(page).not.toHaveURL(/_time/u);
  await expect(page).toHaveURL(/branded=unbranded/u);
  await expect(page.getByText('start_time=2026-13-40')).toHaveCount(0);
});
