import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PromptDetailsPageObject } from './PromptDetailsPageObject.ts';
import { expectedPrompt } from './support/expectedPrompt.ts';
import { holdReply } from './support/holdReply.ts';
import { nothingBusy } from './support/nothingBusy.ts';
import { onlySamples } from './support/onlySamples.ts';
import { WorkplacePageObject } from './WorkplacePageObject.ts';

test.use({ account: 'admin' });

async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not shown');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

test('Home: neither quick actions nor projects move when the entries of imports and the project become known', async ({
  page,
  t,
}) => {
  await onlySamples(page);
  const answerProject = await holdReply(page, '**/api/front/workplace/project?**');
  const answerImport = await holdReply(page, '**/api/front/import/job');
  const workplace = new WorkplacePageObject(page, t);
  await page.goto('/dashboard/workplace');
  await workplace.cards.first().waitFor();
  const report = workplace.actions.getByRole('link', { name: t('workplace.quick.report') });
  const places = async () => [await placeOf(report), await placeOf(workplace.cards.first())];
  await expect(workplace.actions.getByRole('link', { name: t('workplace.quick.invite') })).toBeVisible();
  const doors = page.getByRole('region', { name: t('workplace.doors') });
  const entry = workplace.actions.getByRole('button', { name: t('workplace.quick.import') });
  await expect(doors).toHaveCount(0);
  await expect(entry).toHaveCount(0);
  const before = await places();
  answerImport();
  await expect(doors).toBeVisible();
  await expect(entry).toBeVisible();
  expect(await places()).toEqual(before);
  answerProject();
  await expect(workplace.actions.getByRole('button', { name: t('answers.export') })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('Collection rounds: the other ways stay in their places when the entry of imports becomes known', async ({
  page,
  t,
}) => {
  // A sample takes no answers, so it has no other ways.
  await page.route('**/api/front/project/index**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { list: readonly object[] } };
    const list = body.data.list.map((project) => ({ ...project, origin: 'import' }));
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, list } } });
  });
  const answer = await holdReply(page, '**/api/front/import/job');
  await page.goto('/answer/runs');
  const key = page.getByRole('link', { name: t('ui.push.makeKey') });
  const entry = page.getByRole('main').getByRole('button', { name: t('project.import') });
  await expect(key).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const before = await placeOf(key);
  answer();
  await expect(entry).toBeVisible();
  expect(await placeOf(key)).toEqual(before);
});

test('Prompt details: the filters keep their place when the prompt and its verdict arrive', async ({ page, t }) => {
  const answer = await holdReply(page, '**/api/front/answer/promptsDetails**');
  await page.goto(expectedPrompt('chengyu-p01', 28).href);
  const filters = page.getByRole('group', { name: t('filters.title') });
  await expect(filters).toBeVisible();
  const before = await placeOf(filters);
  answer();
  await new PromptDetailsPageObject(page, t).ready();
  // The verdict has a line more or less.
  expect(Math.abs((await placeOf(filters)).y - before.y)).toBeLessThan(24);
});

test('Prompts: the list keeps its place when the precision above it becomes known', async ({ page, t }) => {
  const answer = await holdReply(page, '**/api/front/prompt/index**');
  await page.goto('/prompt?precision=1');
  const list = page.getByRole('region', { name: t('prompt.title'), exact: true });
  await expect(list).toBeVisible();
  const before = await placeOf(list);
  answer();
  await expect(page.getByRole('slider', { name: t('precision.prompts') })).toBeVisible();
  await nothingBusy(page);
  // The panel is higher by a line where the measured interval takes one more.
  expect(Math.abs((await placeOf(list)).y - before.y)).toBeLessThan(40);
});

test('Names of topics and tags: title and close button keep their places when the names arrive', async ({
  page,
  t,
}) => {
  // The dialog grows as it opens.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answer = await holdReply(page, '**/api/front/prompt/names**');
  await page.goto('/prompt?names=1');
  const dialog = page.getByRole('dialog', { name: t('prompt.names.title') });
  const places = async () => [
    await placeOf(dialog.getByRole('heading', { level: 2 })),
    await placeOf(dialog.getByRole('button', { name: t('common.close') })),
  ];
  const names = dialog.getByRole('heading', { name: t('prompt.names.topics'), level: 3 });
  await expect(dialog.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  const before = await places();
  answer();
  await expect(names).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const { path, held, sooner, below } of [
  {
    path: '/brand/index?tab=competitors',
    held: '**/api/front/brand/competitors**',
    sooner: '/api/front/brand/suggestions',
    below: 'brand.suggest',
  },
  {
    path: '/optimize/optContent',
    held: '**/api/front/optimize/changes**',
    sooner: '/api/front/optimize/pages',
    below: 'improve.pages',
  },
] as const) {
  test(`${path}: what is below a list of unknown length comes after it`, async ({ page, t }) => {
    const answer = await holdReply(page, held);
    const known = page.waitForResponse((reply) => reply.url().includes(sooner));
    await page.goto(path);
    await (await known).finished();
    const panel = page.getByRole('main').getByRole('heading', { name: t(below), exact: true, level: 2 });
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
    await expect(panel).toHaveCount(0);
    answer();
    await expect(panel).toBeVisible();
  });
}

test('Page optimizer: what is below the editor keeps its place when the file of the editor arrives', async ({
  page,
  t,
}) => {
  const answer = await holdReply(page, '**/MarkdownEditor-*.js');
  await page.goto('/optimize/optContent?page=page-chengyu-auto-example-range');
  const hint = page.getByText(t('score.editor.keys'));
  // Below the top of the editor: the score above it arrives meanwhile.
  const below = async () =>
    hint.evaluate((element) => {
      const field = element.parentElement?.getBoundingClientRect();
      return Math.round(element.getBoundingClientRect().top - (field?.top ?? 0));
    });
  const before = await below();
  answer();
  await expect(page.getByRole('textbox', { name: t('improve.after.text') })).toBeVisible();
  expect(await below()).toBe(before);
});
