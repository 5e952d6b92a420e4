import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';

test.use({ account: 'admin' });

/** Starts an empty draft; any CSP violation fails the test. */
async function begin(page: Page, t: Translate) {
  await page.goto('/optimize/genContent');
  await page.getByRole('button', { name: t('writing.new.blank') }).click();
  const editor = page.getByRole('textbox', { name: t('writing.field.text'), exact: true });
  await expect(editor).toBeVisible();
  return editor;
}

test('typing is rated at once, an unsourced figure is marked, and its entry leads to it', async ({ page, t }) => {
  const editor = await begin(page, t);
  const scores = page.getByRole('region', { name: t('score.title') });
  await editor.pressSequentially('It goes 520 km.');
  await expect(scores).toContainText(t('score.draft.unsourced', { count: 1 }));
  await expect(editor.locator('[title]').getByText('520 km')).toBeVisible();
  await scores.getByText(t('score.factor.statistics'), { exact: true }).click();
  // Also from the preview.
  await page.getByRole('radio', { name: t('score.draft.view.preview') }).click();
  await expect(editor).toBeHidden();
  await scores.getByRole('button', { name: t('score.suggestion.statistics.source', { claim: '520 km' }) }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' ([test](https://lab.example/a))');
  await expect(scores).not.toContainText(t('score.draft.unsourced', { count: 1 }));
});

test('the final text is exported only once every figure has its source', async ({ page, t }) => {
  const editor = await begin(page, t);
  await editor.pressSequentially('It goes 520 km');
  await page.getByRole('button', { name: t('score.draft.export') }).click();
  await expect(page.getByRole('alert')).toContainText('520 km');
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially(' by this [test](https://lab.example/a)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('score.draft.export') }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('520 km by this');
});

test('words typed right before another project is chosen are saved in the draft they belong to', async ({
  page,
  t,
}) => {
  const editor = await begin(page, t);
  const list = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as { id: string; name: string }[],
  );
  const first = list.find(({ id }) => id === 'chengyu');
  const other = list.find(({ id }) => id !== 'chengyu');
  if (first === undefined || other === undefined) throw new Error('two projects are needed');
  const nextSave = () => page.waitForResponse((reply) => reply.url().includes('/draft/save'));
  const choose = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: t('project.current', { name: from }) }).click();
    await page.getByRole('option', { name: to }).click();
    await expect(page.getByRole('button', { name: t('project.current', { name: to }) })).toBeVisible();
  };
  const firstSave = nextSave();
  await editor.pressSequentially('First words');
  await firstSave;
  const address = page.url();
  const lastSave = nextSave();
  await editor.pressSequentially(', and the last ones');
  await choose(first.name, other.name);
  const saved = await lastSave;
  expect(saved.ok()).toBe(true);
  expect(await saved.request().headerValue('project-id')).toBe(first.id);
  await choose(other.name, first.name);
  // Not from this browser's storage.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.draft.')) localStorage.removeItem(key);
  });
  await page.goto(address);
  await expect(editor).toContainText('First words, and the last ones');
});

test('the preview shows no markup, and the keyboard leaves the editor with Escape and Tab', async ({ page, t }) => {
  const editor = await begin(page, t);
  await editor.pressSequentially('**Bold** words');
  await editor.press('Escape');
  await editor.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByRole('radio', { name: t('score.draft.view.preview') }).click();
  await expect(page.getByRole('region', { name: t('score.draft.view.preview') })).toContainText('Bold words');
});

test('words are found and replaced in the text, a list goes on by itself, and Escape leads back', async ({
  page,
  t,
}) => {
  const editor = await begin(page, t);
  await editor.pressSequentially('- red car');
  await editor.press('Enter');
  await editor.pressSequentially('red roof');
  await expect(editor).toContainText('- red roof');
  await editor.press('ControlOrMeta+f');
  const what = page.getByRole('textbox', { name: t('score.find.what') });
  await expect(what).toBeFocused();
  await what.fill('red');
  await what.press('Enter');
  await page.getByRole('textbox', { name: t('score.find.with') }).fill('blue');
  await page.getByRole('button', { name: t('score.find.replaceAll'), exact: true }).click();
  await expect(editor).toHaveText(/- blue car\s*- blue roof/u, { useInnerText: true });
  await what.press('Escape');
  await expect(what).toBeHidden();
  await expect(editor).toBeFocused();
});

test('a brief without drafts does not say that the project has none', async ({ page, t }) => {
  await begin(page, t);
  await page.goto('/optimize/genContent?brief=none');
  await expect(page.getByText(t('writing.list.ofBrief', { count: 0 }))).toBeVisible();
  await expect(page.getByText(t('writing.list.empty'), { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: t('writing.list.all') }).click();
  await expect(page.getByText(t('writing.list.ofBrief', { count: 0 }))).toHaveCount(0);
});
