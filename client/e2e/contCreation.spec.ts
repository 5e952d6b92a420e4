import { readFile } from 'node:fs/promises';
import { gatherBrief } from '#server/analysis/brief/gatherBrief.ts';
import type { GatheredBrief } from '#server/analysis/brief/gatherBrief.ts';
import { BriefPageObject } from './BriefPageObject.ts';
import { expect, test } from './fixtures.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { lastDays, sampleTable } from './support/sampleTable.ts';

test.use({ account: 'admin' });

/** The brief that ships with the sample. */
const STORED = '?brief=chengyu-brief-winter';
const OWN = '冬天出发前预热电池要花多久，值不值';
const PROMPT = '哪个品牌的超充站最多、充电最快';

/** The brief that the analysis gathers for prompts of the sample over the page's default window. */
function expectedBrief(ids: readonly string[]): GatheredBrief {
  const table = sampleTable();
  const { start_time, end_time, time_zone } = lastDays(7);
  const prompts = ids.map((id) => table.project.prompts.findIndex((prompt) => prompt.id === id));
  const window = { start_time, end_time, time_zone };
  return gatherBrief({ table, prompts, window, themes: [], facts: [], findings: [] });
}

test('a brief is gathered for chosen prompts, leads to the answers it counts, and is kept once saved', async ({
  page,
  t,
}) => {
  const brief = new BriefPageObject(page, t);
  const { questions, praise, sources } = expectedBrief(['chengyu-p02']);
  await brief.open();
  await page.getByRole('button', { name: new RegExp(t('brief.begin.count', { count: 0 }), 'u') }).click();
  await page.getByRole('combobox').fill('超充站最多');
  await page.getByRole('option', { name: PROMPT }).click();
  await page.keyboard.press('Escape');
  await brief.button('brief.begin.gather').click();
  await expect(page).toHaveURL(/prompt_ids=chengyu-p02/u);
  await expect(brief.entries('questions')).toHaveCount(questions.length);
  await expect(brief.entries('praise')).toHaveCount(praise.length);
  await expect(brief.entries('sources')).toHaveCount(sources.length);
  const count = questions[0]?.answers ?? 0;
  await brief
    .entry('questions', PROMPT)
    .getByRole('button', { name: t('brief.answers', { count, shown: String(count) }), exact: true })
    .click();
  await expectAnswers(brief.dialog, t, count);
  await page.goBack();
  await brief.name.fill('超充怎么选');
  await brief.button('brief.save').click();
  await expect(page).toHaveURL(/brief=brief-/u);
  await page.reload();
  await expect(brief.name).toHaveValue('超充怎么选');
  await page.getByRole('link', { name: t('brief.toList') }).click();
  await expect(brief.list.getByRole('link', { name: '超充怎么选' })).toBeVisible();
});

test('a quote opens its answer, and the share of a source exactly the answers that cite it', async ({ page, t }) => {
  const brief = new BriefPageObject(page, t);
  const { praise, sources } = expectedBrief(['chengyu-p02']);
  await brief.open('?prompt_ids=chengyu-p02');
  const quote = praise[0]?.quote ?? '';
  await brief.entries('praise').first().getByRole('button').first().click();
  await expect(brief.dialog.getByText(quote.slice(-8)).first()).toBeVisible();
  await page.goBack();
  const source = sources.find(({ url }) => url === null);
  const answers = source?.answers ?? 0;
  await brief
    .entry('sources', t('brief.sources.wholeHost'))
    .first()
    .getByRole('button', { name: new RegExp(source?.host ?? '-', 'u') })
    .filter({ hasText: '%' })
    .click();
  await expectAnswers(brief.dialog, t, answers);
});

test('entries are switched off, moved by keyboard and added; what is unsaved survives a reload and can be dropped', async ({
  page,
  t,
}) => {
  const brief = new BriefPageObject(page, t);
  await brief.open(STORED);
  const entries = brief.entries('questions');
  const first = (await entries.first().textContent()) ?? '';
  const count = await entries.count();
  const box = brief.box(OWN);
  await box.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(t('brief.entry.moved', { name: OWN, place: count - 1, count }))).toBeAttached();
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await brief.add('brief.questions.own', '低温下快充要多久');
  await brief.add('brief.sources.own', 'javascript:alert(1)');
  await expect(page.getByText(t('brief.badAddress'))).toBeVisible();
  await page.reload();
  await expect(brief.entry('questions', '低温下快充要多久')).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(entries.first()).toHaveText(first);
  await brief.button('brief.discard').click();
  await expect(brief.entry('questions', '低温下快充要多久')).toBeHidden();
  await expect(box).toBeChecked();
});

test('each save is a version that can be read and brought back', async ({ page, t }) => {
  const brief = new BriefPageObject(page, t);
  await brief.open(STORED);
  const before = await brief.notes.inputValue();
  await brief.notes.fill('只写给北方车主');
  await brief.button('brief.saveVersion').click();
  const versions = brief.page.getByRole('region', { name: t('brief.versions') }).first();
  await versions.getByRole('link', { name: t('brief.version', { version: 1 }), exact: true }).click();
  await expect(page.getByText(t('brief.old', { version: 1 }))).toBeVisible();
  await expect(page.getByText(before.slice(0, 12))).toBeVisible();
  await brief.button('brief.restoreNamed', { version: 1 }).click();
  await expect(brief.notes).toHaveValue(before);
  await expect(versions.getByText(t('brief.versions.restored', { version: 1 }))).toBeVisible();
});

test('a version that somebody else saved meanwhile is not written over, and nothing typed is lost', async ({
  page,
  context,
  t,
}) => {
  const mine = new BriefPageObject(page, t);
  await mine.open(STORED);
  await mine.notes.fill('我的修改');
  // Unsaved changes are stored with a debounce, for all browser tabs: the other one starts by discarding them.
  await expect.poll(async () => page.evaluate(() => JSON.stringify(localStorage))).toContain('我的修改');
  const theirs = new BriefPageObject(await context.newPage(), t);
  await theirs.open(STORED);
  await theirs.button('brief.discard').click();
  await theirs.notes.fill('别人的修改');
  await theirs.button('brief.saveVersion').click();
  await expect(theirs.page.getByText(t('brief.version', { version: 2 })).first()).toBeVisible();
  await mine.button('brief.saveVersion').click();
  await expect(page.getByText(t('brief.conflict'))).toBeVisible();
  await expect(mine.notes).toHaveValue('我的修改');
  await mine.button('brief.conflict.mine').click();
  await expect(page.getByText(t('brief.version', { version: 3 })).first()).toBeVisible();
  await expect(mine.notes).toHaveValue('我的修改');
});

test('the exported Markdown holds what is in use, and says which figures lack their source', async ({ page, t }) => {
  const brief = new BriefPageObject(page, t);
  await brief.open(STORED);
  await brief.box(OWN).uncheck({ force: true });
  await brief.add('brief.numbers.own', '零下十度的充电时间');
  const download = page.waitForEvent('download');
  await brief.button('brief.export').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`## ${t('brief.questions')}`);
  expect(file).not.toContain(OWN);
  expect(file).toContain(`零下十度的充电时间 (${t('brief.noSource')})`);
});

test('a deleted brief comes back by undo; an unknown one leads back to the list', async ({ page, t, allowErrors }) => {
  allowErrors(/404/u);
  const brief = new BriefPageObject(page, t);
  await brief.open();
  const link = brief.list.getByRole('link', { name: '冬季续航：写给北方车主的一页' });
  await brief.button('brief.removeNamed', { title: '冬季续航：写给北方车主的一页' }).click();
  await expect(link).toBeHidden();
  await brief.button('brief.undo').click();
  await expect(link).toBeVisible();
  await page.goto('/optimize/contCreation?brief=nowhere');
  await expect(page.getByText(t('brief.unknown'))).toBeVisible();
  await page.getByRole('link', { name: t('brief.toList') }).click();
  await expect(brief.list).toBeVisible();
});
