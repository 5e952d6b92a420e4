import { expect, test } from './fixtures.ts';
import { PromptPageObject } from './PromptPageObject.ts';

test.use({ account: 'admin' });

const KNOWN = '二手电动车电池健康度怎么看';

test('what is changed in one browser tab shows in the others', async ({ page, context, t }) => {
  const otherPage = await context.newPage();
  const [mine, other] = [new PromptPageObject(page, t), new PromptPageObject(otherPage, t)];
  await mine.open();
  await other.open();
  const before = await mine.total();
  await other
    .row(KNOWN)
    .getByRole('button', { name: t('prompt.row.delete', { name: KNOWN }) })
    .click();
  await expect(mine.row(KNOWN)).toBeHidden();
  await expect.poll(() => mine.total()).toBe(before - 1);
  await other.undo();
  await expect(mine.row(KNOWN)).toBeVisible();
});

test('names that are changed in another tab while they are edited come into the form, which says so', async ({
  page,
  context,
  t,
}) => {
  const otherPage = await context.newPage();
  const [mine, other] = [new PromptPageObject(page, t), new PromptPageObject(otherPage, t)];
  const field = (prompts: PromptPageObject, name: string) =>
    prompts.dialog.getByRole('textbox', { name: t('prompt.names.nameOf', { name }), exact: true });
  await mine.open('?names=1');
  await other.open('?names=1');
  await field(mine, '续航与补能').fill('续航');
  await field(other, '智能驾驶').fill('智驾');
  await other.press(t('prompt.save'));
  await expect(mine.dialog.getByText(t('prompt.names.merged'))).toBeVisible();
  await expect(field(mine, '智驾')).toHaveValue('智驾');
  await expect(field(mine, '续航与补能')).toHaveValue('续航');
});
