import { sampleDefinitions } from '#fixtures/sample.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

test('the palette finds a prompt of the project by its words and opens it', async ({ page, t }) => {
  const prompt = sampleDefinitions(new Date().toISOString().slice(0, 10))[0]!.prompts[4]!;
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('palette.title') }).fill(prompt.text.slice(0, 12));
  const found = page.getByRole('option', { name: prompt.text.slice(0, 30) });
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/answer/promptsDetails\\?id=${prompt.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(prompt.text.slice(0, 12));
});
