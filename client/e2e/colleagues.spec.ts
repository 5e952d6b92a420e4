import { BrandPageObject } from './BrandPageObject.ts';
import { DraftPageObject } from './DraftPageObject.ts';
import { expect, test } from './fixtures.ts';
import { PromptPageObject } from './PromptPageObject.ts';
import { expectedPrompts } from './support/expectedIndex.ts';
import { deleteFact, deletePrompts, setLevel, setProjects } from './support/setLevel.ts';
import { countRequests, settle } from './support/settle.ts';
import { TeamPageObject } from './TeamPageObject.ts';

const MEMBER = '陈知远';
const MEMBER_ID = 'u-02';
const KNOWN = '二手电动车电池健康度怎么看';

test.describe('two windows', () => {
  test.use({ account: 'admin' });

  test('what is added in one is there in the other, without a click there', async ({ page, context, t }) => {
    const here = new PromptPageObject(page, t);
    const there = new PromptPageObject(await context.newPage(), t);
    await here.open();
    await there.open();
    const before = await there.total();
    await here.page.getByRole('button', { name: t('prompt.addOne'), exact: true }).click();
    await here.text.fill('两个窗口都要看到的新问题');
    await here.press(t('prompt.form.add'));
    await expect(here.dialog).toBeHidden();
    await expect.poll(async () => there.total()).toBe(before + 1);
  });

  test('a brand kit that the other saved meanwhile is not replaced without a word, and nothing typed is lost', async ({
    page,
    context,
    t,
  }) => {
    const otherPage = await context.newPage();
    const [first, second] = [new DraftPageObject(page, t), new DraftPageObject(otherPage, t)];
    const add = async (kit: DraftPageObject, word: string): Promise<void> => {
      const field = kit.dialog.getByRole('textbox', { name: t('writing.kit.tone') });
      await field.fill(word);
      await field.press('Enter');
    };
    for (const kit of [first, second]) {
      await kit.openList();
      await kit.button(t('writing.kit')).click();
    }
    await add(second, '克制');
    await add(first, '热情');
    await first.button(t('writing.kit.save'), first.dialog).click();
    await expect(first.dialog).toBeHidden();
    const save = second.button(t('writing.kit.save'), second.dialog);
    await save.click();
    await expect(second.dialog.getByRole('alert')).toContainText(/再次保存|save again/u);
    await expect(second.dialog.getByText('克制', { exact: true })).toBeVisible();
    await save.click();
    await expect(second.dialog).toBeHidden();
  });
});

test.describe('two admins', () => {
  test.use({ account: 'admin' });

  test('a fact that a colleague deletes while it is changed is not added again without a word', async ({
    page,
    t,
    request,
  }) => {
    const brand = new BrandPageObject(page, t);
    await page.goto('/brand/index?tab=facts');
    await brand.editFirstFact();
    const dialog = page.getByRole('dialog');
    const source = dialog.getByRole('textbox', { name: t('brand.fact.source') });
    await source.fill('官网价目表');
    const statement = await dialog.getByRole('textbox', { name: t('brand.fact.statement') }).inputValue();
    await deleteFact(request, statement);
    const save = dialog.getByRole('button', { name: t('brand.save'), exact: true });
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(/再次保存会重新添加|save again to add it back/u);
    await expect(source).toHaveValue('官网价目表');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('common.removeNamed', { name: statement }) })).toHaveCount(1);
  });

  test('the level that one gives a member is not taken back by the other, who is told first', async ({
    page,
    t,
    request,
    called,
  }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await team.pressInRow(called(MEMBER), t('team.member.edit', { name: called(MEMBER) }));
    await team.dialog.getByText(t('team.level.manage.explained')).click();
    await setLevel(request, MEMBER_ID, 'view');
    await team.press(t('team.save'));
    await expect(team.dialog.getByRole('alert')).toContainText(/再次保存|save again/u);
    await team.press(t('team.save'));
    await expect(team.row(called(MEMBER))).toContainText(t('team.level.manage'));
  });
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('is told that the prompt they change was deleted, and keeps what they typed', async ({ page, t, request }) => {
    const prompts = new PromptPageObject(page, t);
    await prompts.open();
    await prompts
      .row(KNOWN)
      .getByRole('button', { name: t('prompt.row.edit', { name: KNOWN }) })
      .click();
    await expect(prompts.text).toHaveValue(KNOWN);
    const [known] = expectedPrompts().list.filter(({ text }) => text === KNOWN);
    await deletePrompts(request, [known?.id ?? '']);
    await prompts.text.fill('改好的问题');
    await prompts.press(t('prompt.save'));
    await expect(prompts.dialog.getByRole('alert')).toContainText(t('error.gone'));
    await expect(prompts.text).toHaveValue('改好的问题');
  });

  test('leaves a project that was taken from them, is told which, and is not asked to try again', async ({
    page,
    t,
    request,
  }) => {
    const openRequests = countRequests(page);
    await page.goto('/overview/index');
    await expect(page.getByRole('heading', { name: t('menu.overview.index'), level: 1 })).toBeVisible();
    // A late call of the overview would be refused first, and the menu would already lead to another project.
    await settle(page, openRequests);
    const name = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('ProjectList') ?? '{}') as { name: string }).name,
    );
    await setProjects(request, MEMBER_ID, ['xunzhi']);
    await page
      .getByRole('link', { name: t('menu.prompt'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('project.foreign.title') })).toBeVisible();
    await expect(page.getByText(t('session.projectGone', { project: name }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.retry') })).toHaveCount(0);
  });
});
