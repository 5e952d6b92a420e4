import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';
import { onlySamples } from './support/onlySamples.ts';

// No project was chosen: the first of the list is shown, which depends on the reader's language.
test.use({ account: 'admin', project: null });
test.beforeEach(async ({ page }) => {
  await onlySamples(page);
});

test('the project chosen is found again after a reload, and every call names it', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  const list = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as { id: string; name: string }[],
  );
  expect(list.length).toBeGreaterThanOrEqual(3);
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('two projects are needed');
  const switcher = page.getByRole('button', { name: t('project.current', { name: first.name }) });
  await switcher.click();
  const reply = page.waitForRequest((request) => request.url().includes('/api/front/overview/index'));
  await page.getByRole('option', { name: second.name }).click();
  expect(await (await reply).headerValue('project-id')).toBe(second.id);
  await expect(page.getByRole('button', { name: t('project.current', { name: second.name }) })).toBeVisible();
  expect(
    await page.evaluate(() => (JSON.parse(localStorage.getItem('ProjectList') ?? '{}') as { id?: string }).id),
  ).toBe(second.id);
  await page.reload();
  await expect(page.getByRole('button', { name: t('project.current', { name: second.name }) })).toBeVisible();
});
