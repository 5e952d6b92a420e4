import { AnswerIndexPageObject } from './AnswerIndexPageObject.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

test('topics are saved as a file once those of the chosen filters are there', async ({ page, t }) => {
  const index = new AnswerIndexPageObject(page, t);
  await index.open();
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/front/answer/topics?**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await index.tab('topics').click();
  const save = index.tabPanel.getByRole('button', { name: t('charts.export.csv'), exact: true });
  await expect(save).toBeDisabled();
  release();
  await expect(save).toBeEnabled();
});

test('on a phone, what the edge of a table cuts fades out until it is scrolled there', async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const index = new AnswerIndexPageObject(page, t);
  await index.open('&tab=topics');
  const topics = index.tabPanel.getByRole('grid');
  const platforms = page.getByRole('group', { name: t('answerIndex.platforms'), exact: true });
  await expect(topics).toBeVisible();
  const maskOf = (box: Element): string =>
    getComputedStyle(box.role === 'grid' ? (box.parentElement ?? box) : box).maskImage;
  for (const table of [topics, platforms]) {
    await expect.poll(() => table.evaluate(maskOf)).toContain('gradient');
    await table.evaluate((box) => {
      (box.role === 'grid' ? box.parentElement : box)?.scrollTo({ left: 10_000 });
    });
    await expect.poll(() => table.evaluate(maskOf)).toBe('none');
  }
});
