import { readFile } from 'node:fs/promises';
import { ActionBoardPageObject } from './ActionBoardPageObject.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

/** A prompt of the sample whose answers mention competitors and rarely the own brand. */
const PROMPT = '纯视觉和激光雷达方案到底差在哪';
const HOST = 'xiaohongshu.com';

test('a card leads to its evidence, and its figures to the answers behind them', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open('?kind=create');
  const card = board.card('todo', PROMPT);
  await expect(card).toContainText(t('actions.kind.create'));
  const name = t('actions.evidence', { count: 2 }).replace('2', String.raw`\d+`);
  const evidence = card.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  const count = Number(/\d+/u.exec(await evidence.innerText())?.[0]);
  await evidence.click();
  await expect(board.dialog).toHaveAccessibleName(t('answers.titleCount', { count, shown: String(count) }));
  await page.goBack();
  await board.opener(card).click();
  await expect(board.dialog.getByText(t('actions.why.create_coverage'))).toBeVisible();
  await expect(board.dialog.getByRole('link', { name: t('actions.link.brief') })).toHaveAttribute(
    'href',
    /contCreation\?action=create_coverage/u,
  );
  await expect(board.dialog.getByRole('link', { name: PROMPT })).toBeVisible();
});

test('keys move a card along the columns, take the focus with it, say so, and it is undone', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open();
  const card = (column: 'todo' | 'doing' | 'done') =>
    board.card(column, PROMPT).filter({ hasText: t('actions.kind.create') });
  const first = board.opener(card('todo'));
  await first.focus();
  await first.press('Shift+ArrowRight');
  const moved = board.opener(card('doing'));
  await expect(moved).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('actions.column.doing') })
      .first(),
  ).toBeAttached();
  await moved.press('ArrowLeft');
  await expect(board.opener(board.column('todo')).and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await board.ready();
  await expect(card('doing')).toBeVisible();
  await board.move(card('doing'), 'done');
  await expect(card('done')).toBeVisible();
  await board.button('actions.moved.undo').click();
  await expect(card('doing')).toBeVisible();
});

test('a card is dragged to another column', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open('?kind=create');
  await board.card('todo', PROMPT).dragTo(board.column('doing'));
  await expect(board.card('doing', PROMPT)).toBeVisible();
  await expect(board.card('todo', PROMPT)).toBeHidden();
});

test('dismissing asks for a reason, which stays; the overview proposes it no more', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open(`?q=${HOST}`);
  await board.move(board.card('todo', HOST), 'dismissed');
  await expect(board.button('actions.reason.confirm')).toBeDisabled();
  // The field keeps away from the sentence above it, once the dialog has opened.
  await expect(async () => {
    const sentence = await board.dialog.getByRole('paragraph').first().boundingBox();
    const label = await board.dialog.getByText(t('actions.reason'), { exact: true }).boundingBox();
    expect((label?.y ?? 0) - (sentence?.y ?? 0) - (sentence?.height ?? 0)).toBeGreaterThan(4);
  }).toPass();
  await board.field('actions.reason').fill('没有合作渠道');
  await board.button('actions.reason.confirm').click();
  await expect(board.card('dismissed', HOST)).toContainText('没有合作渠道');
  await page.reload();
  await board.ready();
  await expect(board.card('dismissed', HOST)).toContainText('没有合作渠道');
  await page.goto('/overview/index');
  const actions = page.getByRole('region', { name: t('overview.actions'), exact: true });
  await expect(actions.getByRole('listitem').first()).toBeVisible();
  await expect(actions.getByText(HOST)).toBeHidden();
});

test('who does it until when is typed, survives a reload, is saved and found again', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open('?kind=create');
  await board.opener(board.card('todo', PROMPT)).click();
  await board.dialog.getByRole('combobox', { name: t('actions.field.assignee') }).selectOption({ index: 1 });
  await board.dialog.getByLabel(t('actions.field.due')).fill('2020-02-03');
  await board.field('actions.field.notes').fill('先访谈两位工程师');
  // Drafts are stored with a debounce after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('先访谈两位工程师');
  await page.reload();
  await expect(board.field('actions.field.notes')).toHaveValue('先访谈两位工程师');
  await board.button('actions.save').click();
  await expect(board.dialog).toBeHidden();
  const card = board.column('todo').getByRole('listitem').first();
  await expect(card).toContainText(PROMPT);
  await expect(card).toContainText(/2020/u);
  await page.getByRole('combobox', { name: t('actions.filter.assignee') }).selectOption('none');
  await expect(board.card('todo', PROMPT)).toBeHidden();
  await expect(page).toHaveURL(/who=none/u);
});

test('an action is written down, a bad field is named, and it is deleted and brought back', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open();
  await board.button('actions.add').click();
  await board.field('actions.field.title').fill('整理竞品对比');
  await board.field('actions.field.url').fill('javascript:alert(1)');
  await board.button('actions.save').click();
  await expect(board.field('actions.field.url')).toHaveAttribute('aria-invalid', 'true');
  await expect(board.field('actions.field.title')).toHaveValue('整理竞品对比');
  await board.field('actions.field.url').fill('https://chengyu-auto.example/smart');
  await board.button('actions.save').click();
  const card = board.card('todo', '整理竞品对比');
  await expect(card).toBeVisible();
  await board.opener(card).click();
  await board.button('actions.remove').click();
  await expect(card).toBeHidden();
  await board.button('actions.moved.undo').click();
  await expect(card).toBeVisible();
});

test('the cards shown are saved as a file; an unknown action says so and leads back', async ({ page, t }) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open('?kind=create');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('charts.export.csv') }).click(),
  ]);
  const file = await readFile(await saved.path(), 'utf8');
  expect(file).toContain(PROMPT);
  expect(file).not.toContain(HOST);
  await board.open('?action=create_coverage%7Cnothing');
  await expect(board.dialog.getByText(t('actions.unknown.body'))).toBeVisible();
  await board.dialog.getByRole('button', { name: t('actions.unknown.back') }).click();
  await expect(board.dialog).toBeHidden();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one column stands at a time, and the address says which', async ({ page, t }) => {
    const board = new ActionBoardPageObject(page, t);
    await board.open('?kind=create');
    await board.move(board.card('todo', PROMPT), 'doing');
    const tabs = page.getByRole('group', { name: t('actions.columns') });
    await tabs.getByRole('button', { name: t('actions.column.doing') }).click();
    await expect(page).toHaveURL(/col=doing/u);
    await expect(board.card('doing', PROMPT)).toBeVisible();
    await expect(board.column('todo')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, ownContext: true });

  test('no keyboard shortcuts are offered', async ({ page, t }) => {
    await page.goto('/optimize/index');
    await expect(page.getByRole('button', { name: t('actions.add') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('actions.keys') })).toBeHidden();
    // The frame has room for its shortcut on a phone that lies on its side.
    await page.setViewportSize({ width: 844, height: 390 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('palette.open') })
      .tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await expect(page.getByText(t('palette.keys'))).toBeHidden();
    await expect(page.locator('kbd').first()).toBeHidden();
  });

  test('a menu at the edge whose content still loads does not widen the page', async ({ page, t }) => {
    await page.goto('/overview/index');
    await page.getByRole('button', { name: t('answers.export'), exact: true }).tap();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const { x, width } = (await menu.boundingBox()) ?? { x: -1, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => innerWidth)).toBe(390);
  });

  test('an action opens at its reasons, and Safari does not zoom in on a field', async ({ page, t }) => {
    const board = new ActionBoardPageObject(page, t);
    await page.setViewportSize({ width: 360, height: 480 });
    await board.open('?kind=create');
    await board.opener(board.card('todo', PROMPT)).tap();
    await expect(board.dialog.getByRole('combobox', { name: t('actions.field.column') })).toBeFocused();
    await expect(board.dialog.getByText(t('actions.why.create_coverage'))).toBeInViewport();
    const small = await board.dialog
      .locator('input, select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => getComputedStyle(field).fontSize).filter((size) => Number.parseFloat(size) < 16),
      );
    expect(small).toEqual([]);
    await page.goto('/optimize/genContent');
    await page.getByRole('button', { name: t('writing.new.blank') }).tap();
    await expect(page.locator('.cm-content')).toHaveCSS('font-size', '16px');
  });
});
