import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PromptPageObject } from './PromptPageObject.ts';
import { Shell } from './Shell.ts';
import { csvFile, ShellDialogPageObject } from './ShellDialogPageObject.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { createTranslator } from './support/createTranslator.ts';
import { ACCOUNTS } from './support/signIn.ts';

/** Presses Tab, or the arrow key inside a row, until a control has the focus, like a user without a mouse. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'ArrowRight' = 'Tab'): Promise<void> {
  const there = async (): Promise<boolean> =>
    control
      .first()
      .evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
  // On a busy machine Tab would cycle many times before the control is rendered.
  await control.first().waitFor({ state: 'attached' });
  for (let step = 0; step < 80; step += 1) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}

/** Names the control with the focus whose outline a scroll container, a clipped line or the window cuts; null: it is whole. */
async function cutOutline(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (control === null || control === document.body) return null;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    if (outlineStyle === 'none') return null;
    const room = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;
    // What is higher than the window cannot be whole.
    if (bottom - top < innerHeight && (top < room || bottom + room > innerHeight)) return name;
    for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // A control may be cut itself where its container is scrolled: its outline alone must not be.
      const isCutX =
        (left >= edge.left && left - room < edge.left) || (right <= edge.right && right + room > edge.right);
      const isCutY =
        (top >= edge.top && top - room < edge.top) || (bottom <= edge.bottom && bottom + room > edge.bottom);
      if ((overflowX !== 'visible' && isCutX) || (overflowY !== 'visible' && isCutY)) return name;
    }
    return null;
  });
}

async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: words }).first().waitFor();
  await page.keyboard.press('Enter');
}

test('by keyboard alone one logs in, changes theme, language and project, and skips to the content', async ({
  page,
  t,
  locale,
}) => {
  await page.goto('/create');
  await tabTo(page, page.getByRole('textbox', { name: t('create.email') }));
  await page.keyboard.type(ACCOUNTS.admin.email);
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByLabel(t('create.password'), { exact: true }));
  await page.keyboard.type(ACCOUNTS.admin.password);
  await page.keyboard.press('Enter');
  const shell = new Shell(page, t);
  await shell.heading.waitFor();
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('link', { name: t('common.skipToContent') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const [start = ''] = t('project.current', { name: '' }).split(/[:：]/u);
  const switcher = page.getByRole('button', { name: start });
  const before = await switcher.textContent();
  await page.getByRole('link', { name: t('app.name') }).focus();
  await page.keyboard.press('Tab');
  await expect(switcher).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option').nth(1).waitFor();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(switcher).not.toHaveText(before ?? '');
  await expect(page.getByRole('option')).toHaveCount(0);

  await command(page, t('action.theme.dark'));
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  const other = locale === 'en-US' ? 'zh-CN' : 'en-US';
  const translate = await createTranslator(other, 'Asia/Shanghai');
  await command(page, t(`action.language.${other}`));
  await expect(shell.heading).toHaveText(translate('menu.overview.index'));
});

test.describe('logged in', () => {
  test.use({ account: 'admin' });

  test('by keyboard alone dates and engine are filtered, and the answers behind a figure read one by one', async ({
    page,
    t,
  }) => {
    await page.goto('/overview/index');
    await page.getByRole('article').first().waitFor();
    const filters = page.getByRole('group', { name: t('filters.title') });
    await page.getByRole('main').focus();
    await tabTo(page, filters.getByRole('button').first());
    await page.keyboard.press('Enter');
    const presets = page.getByRole('group', { name: t('filters.presets') });
    await presets.waitFor();
    await tabTo(page, presets.getByRole('button', { name: t('filters.preset.28'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/start_time=/u);
    await expect(presets).toBeHidden();

    await tabTo(page, filters.getByRole('button', { name: new RegExp(`^${t('filters.platforms')}`, 'u') }));
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/platform_ids=/u);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);

    const figure = page.getByRole('article').first().getByRole('button').filter({ hasText: /\d/u }).first();
    await tabTo(page, figure);
    // The tooltip that the bar below shows on hover.
    await expect(page.getByRole('tooltip')).toContainText(t('figures.interval', { interval: '' }).trim());
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('listitem').first().waitFor();
    await tabTo(page, drawer.getByRole('listitem').first().getByRole('button').first());
    await page.keyboard.press('Enter');
    const place = (number: number): Locator =>
      drawer.getByText(new RegExp(t('answers.place', { place: number, total: '.*' }), 'u'));
    await place(1).waitFor();
    await page.keyboard.press('j');
    await expect(place(2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(figure).toBeFocused();
  });

  test('on a phone the account menu leads to the settings, and its button has the focus again after them', async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/overview/index');
    const account = page.getByRole('button', { name: new RegExp(t('account.menu.named', { name: '.+' }), 'u') });
    // Once while the drawer is being loaded, and once more.
    for (let time = 1; time <= 2; time += 1) {
      await account.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name: t('shell.settings') });
      await entry.waitFor();
      await entry.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await closeByEscape(page, drawer);
      await expect(account).toBeFocused();
    }
  });

  test('by keyboard alone a prompt is added with a tag, deleted, and brought back', async ({ page, t }) => {
    const text = '露营外放电能用多久';
    const prompts = new PromptPageObject(page, t);
    await prompts.open();
    await page.getByRole('main').focus();
    await tabTo(page, page.getByRole('button', { name: t('prompt.addOne'), exact: true }));
    await page.keyboard.press('Enter');
    await prompts.text.waitFor();
    await tabTo(page, prompts.text);
    await page.keyboard.insertText(text);
    await tabTo(page, prompts.dialog.getByRole('textbox', { name: t('prompt.form.tags') }));
    await page.keyboard.insertText('场景');
    await page.keyboard.press('Enter');
    await tabTo(page, prompts.dialog.getByRole('button', { name: t('prompt.form.add'), exact: true }));
    await page.keyboard.press('Enter');
    const row = prompts.row(text);
    await expect(row).toContainText('场景');
    // The arrow keys reach the hints of a row's tags and figures after its buttons.
    const branded = page
      .getByRole('row')
      .filter({ hasText: t('prompts.branded') })
      .first();
    await expect(async () => {
      await branded.focus();
      await tabTo(page, branded.getByTitle(t('prompts.branded.explained')), 'ArrowRight');
    }).toPass();
    await expect(page.getByRole('tooltip')).toHaveText(t('prompts.branded.explained'));
    // A change reloads the list, and a re-rendered row loses the focus.
    await expect(async () => {
      await row.focus();
      await tabTo(page, row.getByRole('button', { name: t('prompt.row.delete', { name: text }) }), 'ArrowRight');
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(row).toBeHidden();
    // The notice of the addition has an undo button too.
    const said = page.getByRole('listitem').filter({ hasText: t('prompt.deleted', { count: 1 }) });
    await tabTo(page, said.getByRole('button', { name: t('prompt.undo'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(row).toBeVisible();
  });

  test('by keyboard alone a file is imported up to the names, and Escape leads back', async ({ page, t }) => {
    await page.goto('/overview/index');
    await page.getByRole('article').first().waitFor();
    const [start = ''] = t('project.current', { name: '' }).split(/[:：]/u);
    const switcher = page.getByRole('button', { name: start });
    await switcher.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await tabTo(page, page.getByRole('button', { name: t('project.import') }));
    await page.keyboard.press('Enter');
    const shown = new ShellDialogPageObject(page, t);
    await tabTo(page, shown.dialog.getByLabel(t('upload.pick'), { exact: true }));
    await shown.takeFile(csvFile(['question,engine,answer,moment', 'Which?,ChatGPT,"Lumora, or Wickett",2024-03-01']));
    const date = shown.dialog.getByRole('combobox', { name: new RegExp(`^${t('imports.field.date')}`, 'u') });
    await date.waitFor();
    await tabTo(page, date);
    await page.keyboard.type('moment');
    const next = shown.button(t('imports.next'));
    await expect(next).toBeEnabled();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(shown.dialog.getByRole('heading', { name: t('imports.names.title') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown.dialog).toBeHidden();
  });

  test('on a phone a notice covers neither the title nor the buttons of a dialog or drawer', async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const prompts = new PromptPageObject(page, t);
    await prompts.open();
    await prompts.table.getByRole('checkbox').nth(1).check();
    await prompts.bulk.getByRole('button', { name: t('prompt.bulk.delete'), exact: true }).click();
    const said = page.getByRole('listitem').filter({ hasText: t('prompt.deleted', { count: 1 }) });
    const isCovered = async (control: Locator): Promise<boolean> => {
      const [box, notice] = [await control.boundingBox(), await said.boundingBox()];
      if (box === null || notice === null) throw new Error('The control or the notice is gone');
      return box.y < notice.y + notice.height && notice.y < box.y + box.height;
    };
    // A dialog and a notice move into their places.
    const expectClear = (control: Locator, name: string): Promise<void> =>
      expect.poll(() => isCovered(control), { message: name }).toBe(false);
    await page.getByRole('button', { name: t('prompt.addOne'), exact: true }).click();
    await prompts.text.waitFor();
    for (const name of [t('common.close'), t('common.cancel'), t('prompt.form.add')]) {
      await expectClear(prompts.dialog.getByRole('button', { name, exact: true }), name);
    }
    await closeByEscape(page, prompts.dialog);
    await new Shell(page, t).command(t('action.settings'));
    await prompts.dialog.waitFor();
    await expectClear(prompts.dialog.getByRole('heading').first(), 'heading');
    await expectClear(prompts.dialog.getByRole('button', { name: t('common.close'), exact: true }), 'close');
  });

  for (const address of ['/answer/index?tab=topics', '/answer/topicIndex?id=chengyu-smart', '/optimize/genContent']) {
    test(`the outline of the control with the focus is whole: ${address}`, async ({ page, t }) => {
      await new Shell(page, t).open(address);
      await page.getByRole('region').first().waitFor();
      const cut = new Set<string>();
      for (let step = 0; step < 110; step += 1) {
        await page.keyboard.press('Tab');
        const name = await cutOutline(page);
        if (name !== null) cut.add(name);
      }
      expect([...cut]).toEqual([]);
    });
  }
});
