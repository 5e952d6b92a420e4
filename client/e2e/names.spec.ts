import type { Page } from '@playwright/test';
import { sampleAnswers, sampleProjects, sampleUsers } from '#fixtures/sample.ts';
import { expect, test } from './fixtures.ts';
import { PAGE_ADDRESSES } from './support/pageAddresses.ts';
import { recordedTexts } from './support/recordedTexts.ts';
import { lastSampleDay } from './support/sampleTable.ts';
import { settle } from './support/settle.ts';
import { shownTexts } from './support/shownTexts.ts';
import { visit } from './support/visit.ts';

test.use({ account: 'admin' });
test.setTimeout(240_000);

/** Where answers are quoted as recorded. */
const QUOTED = /blockquote|markdown|excerpt|mark\.|_open_\w+ > span\._text_/iu;
/** Untracked names found in answers, shown as in the answers. */
const FOUND = /_item(?:Head|Actions)_/u;
/** Projects of parallel tests have such a name. */
const OF_A_TEST = /[\da-f]{8}-[\da-f]{4}-/u;
/** Text without an English form: the app's own name of the language. */
const OWN_WORDS = ['中文'];

async function textsOf(page: Page, address: string): Promise<{ readonly text: string; readonly where: string }[]> {
  await visit(page, address);
  await settle(page);
  return page.evaluate(shownTexts);
}

test.describe('in English, over the pages of a Chinese sample', () => {
  test.use({ locale: 'en-US' });

  test('nothing but what was recorded is in Chinese: no brand, topic, tag, project or person', async ({ page }) => {
    const withoutRecorded = recordedTexts(sampleAnswers('chengyu', lastSampleDay()));
    // Exempt pages: platforms have their market names, questions are grouped by their own words, and names are edited as recorded.
    const apart = /^\/(?:project\/new|answer\/capture|userInsights|brand)/u;
    const tabs = ['competitors', 'perception', 'facts'].map((tab) => `/brand/index?tab=${tab}`);
    const walked = [...PAGE_ADDRESSES.filter((address) => !apart.test(address)), ...tabs];
    const said: string[] = [];
    for (const address of walked) {
      for (const { text, where } of await textsOf(page, address)) {
        const rest = OWN_WORDS.reduce((left, word) => left.replaceAll(word, ''), withoutRecorded(text));
        if (OF_A_TEST.test(text) || FOUND.test(where)) continue;
        if (/\p{Script=Han}/u.test(rest) && !QUOTED.test(where)) said.push(`${address}: ${text} (${where})`);
      }
    }
    expect(said).toEqual([]);
  });

  test('the language is switched on a page, and its names follow without a reload', async ({ page, t, called }) => {
    await page.goto('/overview/index');
    await settle(page);
    const board = page.getByRole('main');
    await expect(board.getByText(called('北岬')).first()).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset['same'] = 'page';
    });
    await page.getByRole('button', { name: t('common.language') }).click();
    await page.getByRole('menuitemradio', { name: t('language.zh-CN') }).click();
    await expect(board.getByText('北岬', { exact: true }).first()).toBeVisible();
    await expect(board.getByText(called('北岬'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: /澄驭汽车/u }).first()).toBeVisible();
    await expect(page.locator('body[data-same=page]')).toHaveCount(1);
  });

  test('a topic is found by either name, and its page has the reader’s wherever the link was made', async ({
    page,
    t,
    called,
  }) => {
    await page.goto('/answer/index?tab=topics');
    await settle(page);
    await page.getByRole('searchbox').fill('智能驾驶');
    await expect(page.getByRole('link', { name: called('智能驾驶') })).toBeVisible();
    await page.goto(`/answer/topicIndex?id=chengyu-smart&breadcrumb=${encodeURIComponent('智能驾驶')}`);
    await settle(page);
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toContainText(called('智能驾驶'));
    await expect(page).toHaveTitle(new RegExp(called('智能驾驶'), 'u'));
  });
});

test.describe('in Chinese, over the pages of an English sample', () => {
  test.use({ locale: 'zh-CN', project: 'calvora' });

  test('topics and tags have Chinese names, brands keep theirs', async ({ page }) => {
    const sample = sampleProjects.find(({ id }) => id === 'calvora');
    if (sample === undefined) throw new Error('no English sample');
    const english = new Set([...sample.topics.map(({ name }) => name), ...Object.keys(sample.tag_names)]);
    const pages = [
      '/overview/index',
      '/answer/index?tab=topics',
      '/prompt',
      '/answer/topicIndex?id=calvora-milk',
      '/dashboard/workplace',
      '/brand/index',
    ];
    const said: string[] = [];
    for (const address of pages) {
      const texts = await textsOf(page, address);
      said.push(...texts.filter(({ text }) => english.has(text.trim())).map(({ text }) => `${address}: ${text}`));
    }
    expect(said).toEqual([]);
    await page.goto('/brand/index');
    await expect(page.getByText('Calvora', { exact: true }).first()).toBeVisible();
  });
});

test('whoever is logged in is called as readers of the run call them', async ({ page, called }) => {
  const [self] = sampleUsers;
  await page.goto('/dashboard/workplace');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(called(self?.name ?? ''));
});
