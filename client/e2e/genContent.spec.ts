import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';

test.use({ account: 'admin' });

/** Begins an empty draft; any error of the content security policy fails the test. */
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
  await expect(scores).toContainText(t('score.desk.unsourced', { count: 1 }));
  await expect(editor.locator('[title]').getByText('520 km')).toBeVisible();
  await scores.getByText(t('score.factor.statistics'), { exact: true }).click();
  await scores.getByRole('button', { name: t('score.suggestion.statistics.source', { claim: '520 km' }) }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' ([test](https://lab.example/a))');
  await expect(scores).not.toContainText(t('score.desk.unsourced', { count: 1 }));
});

test('the final text is exported only once every figure has its source', async ({ page, t }) => {
  const editor = await begin(page, t);
  await editor.pressSequentially('It goes 520 km');
  await page.getByRole('button', { name: t('score.desk.export') }).click();
  await expect(page.getByRole('alert')).toContainText('520 km');
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially(' by this [test](https://lab.example/a)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('score.desk.export') }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('520 km by this');
});

test('the preview shows no markup, and the keyboard leaves the editor with Escape and Tab', async ({ page, t }) => {
  const editor = await begin(page, t);
  await editor.pressSequentially('**Bold** words');
  await editor.press('Escape');
  await editor.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByRole('radio', { name: t('score.desk.view.preview') }).click();
  await expect(page.getByRole('region', { name: t('score.desk.view.preview') })).toContainText('Bold words');
});
