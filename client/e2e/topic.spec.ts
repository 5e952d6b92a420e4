import { createIntl } from 'react-intl';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import { formatMeasure } from '../src/components/figures/formats.ts';
import { messages as en } from '../src/i18n/en-US/topicDetails.ts';
import { messages as zh } from '../src/i18n/zh-CN/topicDetails.ts';
import { promptSpread } from '../src/pages/answers/topic/promptSpread.ts';
import { moveSentence } from '../src/pages/answers/topic/spreadSentences.ts';
import { expect, test } from './fixtures.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { daysQuery, expectedTopic } from './support/expectedDetails.ts';
import { TopicPageObject } from './TopicPageObject.ts';

test.use({ account: 'admin' });

const TOPIC = 'chengyu-smart';
const MEASURES: readonly MeasureId[] = [
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
];
const intlOf = (locale: string | undefined) =>
  locale === 'en-US'
    ? createIntl({ locale: 'en-US', messages: en as never })
    : createIntl({ locale: 'zh-CN', messages: zh as never });

test.describe('a topic', () => {
  test('shows the figures of the analysis, and its name wherever the frame names the page', async ({
    page,
    t,
    locale,
    called,
  }) => {
    const topic = new TopicPageObject(page, t);
    const expected = expectedTopic(TOPIC, 28);
    await topic.open(TOPIC, daysQuery(28));
    const intl = intlOf(locale);
    for (const id of MEASURES) {
      const measure = expected.tiles.find((tile) => tile.measure_id === id)?.measure;
      expect(await topic.value(id), id).toBe(formatMeasure(intl, id, measure?.value ?? Number.NaN));
    }
    await expect(topic.heading).toHaveText(called(expected.topic.name));
    await expect(page).toHaveTitle(new RegExp(`^${called(expected.topic.name)}`, 'u'));
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toContainText(
      called(expected.topic.name),
    );
    await expect(topic.brands.getByRole('rowheader')).toHaveText(
      expected.brand_figures.map(({ brand_id: id }) =>
        called(expected.brands.find((brand) => brand.id === id)?.name ?? ''),
      ),
    );
  });

  test('says which prompts changed, and that possible changes may be chance', async ({ page, t, locale }) => {
    const topic = new TopicPageObject(page, t);
    const { prompts } = expectedTopic(TOPIC, 28);
    const spread = promptSpread(prompts, 'visibility');
    expect(spread.rising.length + spread.falling.length + spread.possible).toBeGreaterThan(0);
    await topic.open(TOPIC, daysQuery(28));
    await expect(topic.spread.getByText(moveSentence(intlOf(locale), spread, true))).toBeVisible();
  });

  test('orders its prompts by change, in the address, and Back undoes it', async ({ page, t }) => {
    const topic = new TopicPageObject(page, t);
    const { prompts } = expectedTopic(TOPIC, 28);
    const order = (sort: 'visibility' | 'change') => promptSpread(prompts, sort).rows.map(({ prompt }) => prompt.text);
    await topic.open(TOPIC, daysQuery(28));
    await expect.poll(async () => topic.prompts()).toEqual(order('visibility'));
    await topic.spread.getByRole('radio', { name: t('topicDetails.spread.sort.change') }).click();
    await expect(page).toHaveURL(/sort=change/u);
    await expect.poll(async () => topic.prompts()).toEqual(order('change'));
    await page.reload();
    await topic.ready();
    await expect.poll(async () => topic.prompts()).toEqual(order('change'));
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=change/u);
    await expect.poll(async () => topic.prompts()).toEqual(order('visibility'));
  });

  test('leads from every figure to exactly its answers within the topic', async ({ page, t }) => {
    const topic = new TopicPageObject(page, t);
    const expected = expectedTopic(TOPIC, 28);
    await topic.open(TOPIC, daysQuery(28));
    await topic.tile('visibility').getByRole('button').filter({ hasText: /\d/u }).first().click();
    await expectAnswers(topic.drawer, t, expected.tiles[0]?.measure?.numerator ?? -1);
    await closeByEscape(page, topic.drawer);
    const [first] = promptSpread(expected.prompts, 'visibility').rows;
    await topic.spread.getByRole('listitem').first().getByRole('button').click();
    await expectAnswers(topic.drawer, t, first?.measure.numerator ?? -1);
  });

  test('leads to a source and to a prompt', async ({ page, t }) => {
    const topic = new TopicPageObject(page, t);
    const [source] = expectedTopic(TOPIC, 7).sources;
    await topic.open(TOPIC);
    await topic.sources.getByRole('link', { name: source?.domain ?? '' }).click();
    await expect(page).toHaveURL(/\/answer\/subdomainDetails\?domain=/u);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(source?.domain ?? '');
    await page.goBack();
    await topic.ready();
    await topic.spread.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/answer\/promptsDetails\?id=/u);
  });

  test('does not exist for an unknown id, and can be chosen where none is named', async ({ page, t, called }) => {
    await page.goto('/answer/topicIndex?id=nowhere');
    await expect(page.getByRole('heading', { level: 1, name: t('topicDetails.notFound') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('nowhere');
    await page.getByRole('link', { name: t('topicDetails.back') }).click();
    await expect(page).toHaveURL(/\/answer\/index/u);
    await page.goto('/answer/topicIndex');
    const { topic } = expectedTopic(TOPIC, 7);
    await page
      .getByRole('main')
      .getByRole('link', { name: called(topic.name) })
      .click();
    await new TopicPageObject(page, t).ready();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(called(topic.name));
  });

  test('without answers says why and offers all dates', async ({ page, t }) => {
    await page.goto(`/answer/topicIndex?id=${TOPIC}&start_time=2020-01-01&end_time=2020-01-07`);
    await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
    await new TopicPageObject(page, t).ready();
  });
});
