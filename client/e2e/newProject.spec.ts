import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { axeViolations } from './support/axeViolations.ts';
import type { Translate } from './support/createTranslator.ts';
import { tooWide } from './support/tooWide.ts';

test.use({ account: 'admin' });

const fresh = (): string => `Northwind ${randomUUID().slice(0, 8)}`;
const brandName = (page: Page, t: Translate) => page.getByRole('textbox', { name: t('newProject.brand.name') });

/** Types two prompts and chooses one platform captured by hand. */
async function fillIn(page: Page, t: Translate, name: string): Promise<void> {
  await brandName(page, t).fill(name);
  await page.getByRole('textbox', { name: t('newProject.aliases') }).fill('北风,');
  await page.getByText(t('newProject.prompts.way.paste'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('newProject.paste') }).fill('Which lamp is best?\n哪款台灯好？');
  await page.getByRole('button', { name: t('newProject.paste.add') }).click();
  await page.getByRole('button', { name: 'ChatGPT', exact: true }).click();
}

test('a newcomer goes from the workplace to the first figures of their own brand, by hand', async ({
  page,
  t,
  setFault,
  allowErrors,
}) => {
  allowErrors(/502/);
  // A flow through six pages.
  test.slow();
  const name = fresh();
  await page.goto('/dashboard/workplace');
  await page.getByRole('button', { name: t('project.current', { name: '' }).split(/[:：]/u)[0] ?? '' }).click();
  await page.getByRole('button', { name: t('menu.newProject') }).click();
  await fillIn(page, t, name);

  // Typed values survive a reload.
  await page.reload();
  await expect(page.getByText(t('newProject.stored'))).toBeVisible();
  await expect(brandName(page, t)).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: t('newProject.prompt', { number: 2 }), exact: true })).toHaveValue(
    '哪款台灯好？',
  );
  expect(await axeViolations(page, 'all')).toEqual([]);

  await page.getByRole('button', { name: t('newProject.create') }).click();
  await expect(page.getByRole('heading', { name: t('menu.answer.capture'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: t('capture.start', { count: 2 }) }).click();

  // By keyboard alone: each slot focuses its prompt.
  const answer = page.getByRole('textbox', { name: t('capture.text') });
  await answer.fill(`**${name}** and others.`);
  await page.getByRole('textbox', { name: t('capture.sources') }).fill('A page https://a.example/x');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(t('capture.progress', { done: 1, all: 2 })).first()).toBeVisible();
  await expect(answer).toHaveValue('');
  await answer.fill('Contoso.');
  expect(await axeViolations(page, 'all')).toEqual([]);

  // The sheet can be left and resumed, even if it fails to load at first; unsaved input is still there.
  await setFault('http502@/api/front/capture');
  await page.reload();
  const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') });
  await retry.waitFor();
  await setFault(null);
  await retry.click();
  await expect(answer).toHaveValue('Contoso.');
  await answer.press('Control+Enter');
  await expect(page.getByText(t('capture.done', { count: 2 }))).toBeVisible();
  await page.getByRole('link', { name: t('capture.toFigures') }).click();
  const overview = new OverviewPageObject(page, t);
  await overview.ready();
  await expect.poll(async () => overview.value('visibility')).toBe('50.0%');
  // Sparse figures are explained with links within text.
  expect(await axeViolations(page, 'colours')).toEqual([]);
});

test('a project without prompts says so where prompts are chosen, instead of that none matches', async ({
  page,
  t,
}) => {
  await page.goto('/project/new');
  await brandName(page, t).fill(fresh());
  await page.getByRole('button', { name: t('newProject.create') }).click();
  await expect(page.getByRole('heading', { name: t('menu.answer.runs'), level: 1 })).toBeVisible();
  const project = new URL(page.url()).searchParams.get('project') ?? '';
  await page.goto(`/optimize/index?add=1&project=${project}`);
  await expect(page.getByText(t('publish.prompts.noneYet'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('publish.prompts.search') }).fill('lamp');
  await expect(page.getByText(t('publish.prompts.none'), { exact: true })).toBeVisible();
});

test('formatted text becomes Markdown and its links become sources', async ({ page, t }) => {
  await page.goto('/project/new');
  await fillIn(page, t, fresh());
  await page.getByRole('button', { name: t('newProject.create') }).click();
  await page.getByRole('button', { name: t('capture.start', { count: 2 }) }).click();
  const answer = page.getByRole('textbox', { name: t('capture.text') });
  await answer.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Take <b>Lumora</b>, see <a href="https://b.example/y">here</a>.</p>');
    clipboardData.setData('text/plain', 'Take Lumora, see here.');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(answer).toHaveValue('Take **Lumora**, see [here](https://b.example/y).');
  await expect(page.getByRole('textbox', { name: t('capture.sources') })).toHaveValue('here https://b.example/y');
});

test('a project is renamed, archived and deleted by its name', async ({ page, t }) => {
  const [name, other] = [fresh(), fresh()];
  await page.goto('/project/new');
  await brandName(page, t).fill(name);
  await page.getByRole('button', { name: t('newProject.create') }).click();
  await expect(page.getByRole('heading', { name: t('menu.answer.runs'), level: 1 })).toBeVisible();
  // Without keywords there are none to choose from.
  await page.goto('/keywords/expand');
  await expect(page.getByText(t('keywords.none'))).toBeVisible();
  await expect(page.getByText(t('keywords.expand.lead'))).toHaveCount(0);
  const open = async (current: string): Promise<void> => {
    await page.getByRole('button', { name: t('project.current', { name: current }) }).click();
    await page.getByRole('button', { name: t('project.settings') }).click();
  };
  await open(name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('projectSettings.name'), exact: true }).fill(other);
  await dialog.getByRole('button', { name: t('projectSettings.rename') }).click();
  await expect(page.getByRole('button', { name: t('project.current', { name: other }) })).toBeAttached();
  // From now on it has another name in the reader's language.
  const isChinese = (await page.locator('html').getAttribute('lang')) === 'zh-CN';
  const shown = fresh();
  await dialog
    .getByRole('textbox', { name: t(isChinese ? 'projectSettings.name.zh' : 'projectSettings.name.en') })
    .fill(shown);
  await dialog.getByRole('button', { name: t('projectSettings.rename') }).click();
  await expect(page.getByRole('button', { name: t('project.current', { name: shown }) })).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: t('projectSettings.name'), exact: true })).toHaveValue(other);
  await dialog.getByRole('textbox', { name: t('projectSettings.setup.description') }).fill('Lamps for desks');
  await dialog.getByRole('combobox', { name: t('projectSettings.setup.market') }).selectOption('US');
  await dialog.getByRole('textbox', { name: t('projectSettings.setup.hand') }).fill('豆包');
  await dialog.getByRole('button', { name: t('projectSettings.setup.save') }).click();
  await expect(page.getByText(t('projectSettings.setup.saved'))).toBeVisible();
  expect(await axeViolations(page, 'all')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByRole('textbox', { name: t('projectSettings.setup.description') })).toHaveValue(
    'Lamps for desks',
  );
  // The page adapts shortly after the window resized.
  await expect.poll(async () => page.evaluate(tooWide)).toEqual([]);
  await dialog.getByRole('button', { name: t('projectSettings.archive') }).click();
  await expect(dialog.getByRole('button', { name: t('projectSettings.unarchive') })).toBeVisible();
  const remove = dialog.getByRole('button', { name: t('projectSettings.delete') });
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox', { name: t('projectSettings.delete.type', { name: shown }) }).fill(shown);
  await remove.click();
  await expect(page.getByText(t('projectSettings.deleted', { name: shown }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('project.current', { name: shown }) })).toBeHidden();
});

test('a language model suggests competitors and prompts, marked as its own, and none is added unasked', async ({
  page,
  t,
}) => {
  const model = 'writer-1';
  await page.route('**/api/front/collect/providers', async (route) => {
    await route.fulfill({ json: { code: 0, msg: 'ok', data: { list: [], model } } });
  });
  await page.route('**/api/front/project/suggest', async (route) => {
    const isPrompts = route.request().postData()?.includes('"kind":"prompts"') === true;
    const competitors = [
      { name: 'Contoso', aliases: ['康托索'], domain: 'contoso.example' },
      { name: 'Fabrikam', aliases: [], domain: '' },
    ];
    const prompts = [{ text: '哪款台灯好？', topic: '台灯' }];
    const found = isPrompts ? { competitors: [], prompts } : { competitors, prompts: [] };
    await route.fulfill({ json: { code: 0, msg: 'ok', data: { model, ...found, fault: null, retry_after: null } } });
  });
  await page.goto('/project/new');
  const ask = page.getByRole('button', { name: t('newProject.suggest.competitors') });
  await expect(ask).toBeDisabled();
  await brandName(page, t).fill(fresh());
  await ask.click();
  await expect(page.getByText(t('newProject.suggest.by', { model }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('newProject.suggest.competitors.add', { count: 0 }) }),
  ).toBeDisabled();
  expect(await axeViolations(page, 'all')).toEqual([]);
  await page.getByRole('checkbox', { name: 'Contoso' }).check({ force: true });
  await page.getByRole('button', { name: t('newProject.suggest.competitors.add', { count: 1 }) }).click();
  await expect(page.getByRole('textbox', { name: t('newProject.competitor.name'), exact: true })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: t('newProject.competitor.name'), exact: true })).toHaveValue(
    'Contoso',
  );

  await page.getByText(t('newProject.prompts.way.model'), { exact: true }).click();
  await page.getByRole('button', { name: t('newProject.suggest.prompts') }).click();
  await page.getByRole('checkbox', { name: '哪款台灯好？' }).check({ force: true });
  await page.getByRole('button', { name: t('newProject.prompts.add', { count: 1 }) }).click();
  await expect(page.getByRole('textbox', { name: t('newProject.prompt', { number: 1 }), exact: true })).toHaveValue(
    '哪款台灯好？',
  );
});
