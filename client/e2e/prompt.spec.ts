import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { PromptPageObject } from './PromptPageObject.ts';

test.use({ account: 'admin' });

const KNOWN = '二手电动车电池健康度怎么看';
const KNOWN_ENGLISH = 'roomy electric SUV for a family of five';

test('a prompt is added with a new topic and tags, and the addition is taken back', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const before = await prompts.total();
  await page.getByRole('button', { name: t('prompt.addOne'), exact: true }).click();
  await prompts.press(t('prompt.form.add'));
  await expect(prompts.dialog.getByText(t('prompt.text.required'))).toBeVisible();
  await prompts.text.fill('露营外放电能用多久');
  await prompts.dialog.getByRole('combobox', { name: t('prompt.form.topic') }).fill('露营');
  await expect(prompts.dialog.getByText(t('prompt.topic.new'))).toBeVisible();
  await prompts.dialog.getByRole('textbox', { name: t('prompt.form.tags') }).fill('场景,');
  await prompts.press(t('prompt.form.add'));
  await expect(prompts.dialog).toBeHidden();
  await expect(prompts.row('露营外放电能用多久')).toContainText('露营');
  await expect(prompts.row('露营外放电能用多久')).toContainText('场景');
  await expect.poll(() => prompts.total()).toBe(before + 1);
  await prompts.undo();
  await expect.poll(() => prompts.total()).toBe(before);
});

test('a dialog takes the focus into its first field, and gives it back to what opened it', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const opener = page.getByRole('button', { name: t('prompt.addOne'), exact: true });
  await opener.press('Enter');
  await expect(prompts.text).toBeFocused();
  await page.keyboard.type('hello');
  await expect(prompts.text).toHaveValue('hello');
  await page.keyboard.press('Escape');
  await expect(prompts.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the row in its place has the focus when one is deleted by keyboard', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const row = prompts.row(KNOWN);
  const place = await row.getAttribute('aria-rowindex');
  await row.getByRole('button', { name: t('prompt.row.delete', { name: KNOWN }) }).press('Enter');
  await expect(row).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe(place);
});

test('while typing, prompts that ask nearly the same and brands are pointed out; the very same is refused', async ({
  page,
  t,
}) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open('?add=one');
  await prompts.text.fill('二手电动车的电池健康度怎么看呢');
  await expect(prompts.dialog.getByText(t('prompt.near.title'))).toBeVisible();
  await expect(prompts.dialog.getByRole('link', { name: KNOWN })).toHaveAttribute('href', /promptsDetails\?id=/u);
  await prompts.text.fill('roomy electric SUVs for family of five');
  await expect(prompts.dialog.getByRole('link', { name: KNOWN_ENGLISH })).toBeVisible();
  await prompts.text.fill('澄驭周末露营怎么样');
  await expect(prompts.dialog.getByText(t('prompt.form.branded'))).toBeVisible();
  await prompts.text.fill(`${KNOWN}？`);
  await expect(prompts.dialog.getByText(t('prompt.near.same'))).toBeVisible();
  await prompts.press(t('prompt.form.add'));
  await expect(prompts.dialog.getByText(t('prompt.text.same'), { exact: true })).toBeVisible();
});

test('what is typed survives a reload and a failed save', async ({ page, t, setFault }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open('?add=one');
  await prompts.text.fill('雪地里续航掉多少');
  await page.reload();
  await expect(prompts.text).toHaveValue('雪地里续航掉多少');
  await setFault('code500@/api/front/prompt/add');
  await prompts.press(t('prompt.form.add'));
  await expect(prompts.dialog.getByText(t('error.server'))).toBeVisible();
  await expect(prompts.text).toHaveValue('雪地里续航掉多少');
  await setFault(null);
  await prompts.press(t('prompt.form.add'));
  await expect(prompts.row('雪地里续航掉多少')).toBeVisible();
});

test('many are pasted, looked at line by line, added and taken back in one', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open('?add=many');
  const before = await prompts.total();
  await prompts.dialog
    .getByRole('textbox', { name: t('prompt.paste.label') })
    .fill(`露营外放电能用多久\n${KNOWN}\n电动车电池健康怎么看\n露营外放电能用多久？\n后排放婴儿座椅够宽吗`);
  await prompts.press(t('prompt.many.preview'));
  await expect(prompts.dialog.getByText(t('prompt.line.exists', { text: KNOWN }))).toBeVisible();
  await expect(prompts.dialog.getByText(t('prompt.line.repeated', { line: 1 }))).toBeVisible();
  await expect(prompts.dialog.getByRole('button', { name: t('prompt.group.near', { count: 1 }) })).toBeVisible();
  await page.reload();
  await prompts.dialog.getByRole('button', { name: t('prompt.many.correctLine', { line: 4 }) }).click();
  await prompts.text.fill('露营烧水耗多少电');
  await prompts.press(t('prompt.many.apply'));
  await prompts.press(t('prompt.many.add', { count: 4 }));
  await expect(prompts.dialog.getByText(t('prompt.added', { count: 4 }))).toBeVisible();
  await expect(prompts.dialog.getByText(t('prompt.added.refused', { count: 1 }))).toBeVisible();
  await prompts.press(t('prompt.add.undo'));
  await prompts.press(t('prompt.many.done'));
  await expect.poll(() => prompts.total()).toBe(before);
});

test('a CSV file with bad rows gives its good rows and says what is wrong with the others', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open('?add=many');
  const choose = async (name: string, text: string) =>
    prompts.dialog
      .getByLabel(t('upload.pick'), { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('prompts.xlsx', 'PK');
  await expect(prompts.dialog.getByText(t('upload.workbook'))).toBeVisible();
  await choose('prompts.csv', `topic,prompt,tags\n露营,露营外放电能用多久,场景;户外\n露营,,\n,${'长'.repeat(2001)},\n`);
  await expect(prompts.dialog.getByText(t('prompt.line.empty'))).toBeVisible();
  await expect(prompts.dialog.getByText(t('prompt.line.too_long'))).toBeVisible();
  await prompts.press(t('prompt.many.add', { count: 1 }));
  await prompts.press(t('prompt.many.done'));
  await expect(prompts.row('露营外放电能用多久')).toContainText('户外');
});

test('a prompt is edited, paused, deleted, and brought back after its message is gone', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const before = await prompts.total();
  await prompts
    .row(KNOWN)
    .getByRole('button', { name: t('prompt.row.edit', { name: KNOWN }) })
    .click();
  await expect(prompts.dialog.getByText(/219/u)).toBeVisible();
  await prompts.text.fill('二手电动车怎么验电池');
  await prompts.press(t('prompt.save'));
  const row = prompts.row('二手电动车怎么验电池');
  await row.getByRole('button', { name: t('prompt.row.pause', { name: '二手电动车怎么验电池' }) }).click();
  await expect(row.getByText(t('prompts.paused'), { exact: true })).toBeVisible();
  await row.getByRole('button', { name: t('prompt.row.delete', { name: '二手电动车怎么验电池' }) }).click();
  await expect.poll(() => prompts.total()).toBe(before - 1);
  await prompts.undo();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t('prompt.row.delete', { name: '二手电动车怎么验电池' }) }).click();
  await expect(row).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: t('prompt.recent') }).click();
  await page.getByRole('button', { name: t('prompt.recent.restore', { what: '二手电动车怎么验电池' }) }).click();
  await expect(row).toBeVisible();
  await expect.poll(() => prompts.total()).toBe(before);
});

test('several are chosen by mouse and keyboard, tagged, moved, and all of a filter deleted', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const before = await prompts.total();
  await prompts.tick(KNOWN);
  await prompts.row(KNOWN_ENGLISH).focus();
  await page.keyboard.press(' ');
  await expect(prompts.bulk.getByText(t('prompt.bulk.chosen', { count: 2 }))).toBeVisible();
  await prompts.bulk.getByRole('button', { name: t('prompt.bulk.tag'), exact: true }).click();
  await prompts.dialog.getByRole('textbox', { name: t('prompt.tag.add') }).fill('季度重点,');
  await prompts.press(t('prompt.save'));
  await expect(prompts.row(KNOWN)).toContainText('季度重点');
  await prompts.bulk.getByRole('button', { name: t('prompt.bulk.move') }).click();
  await prompts.dialog.getByRole('combobox', { name: t('prompt.form.topic') }).fill('露营');
  await prompts.press(t('prompt.save'));
  await expect(prompts.row(KNOWN_ENGLISH)).toContainText('露营');
  await prompts.choose(t('prompt.column.tags'), '季度重点');
  await expect(page).toHaveURL(/tag=/u);
  await prompts.tick(KNOWN);
  await prompts.bulk.getByRole('button', { name: t('prompt.bulk.all', { count: 2 }) }).click();
  await prompts.bulk.getByRole('button', { name: t('prompt.bulk.delete') }).click();
  await expect.poll(() => prompts.total()).toBe(before - 2);
  await prompts.undo();
  await expect.poll(() => prompts.total()).toBe(before);
});

test('filters stand in the address, survive Back and a reload, and narrow the file too', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  await prompts.choose(t('filters.branded'), t('filters.branded.branded'));
  await expect(page).toHaveURL(/branded=branded/u);
  await expect(prompts.row(KNOWN)).toBeHidden();
  const rows = prompts.table.getByRole('row').filter({ has: page.getByRole('link') });
  const flagged = rows.getByText(t('prompts.branded'), { exact: true });
  // Rows are rendered in batches per frame.
  await expect.poll(async () => (await flagged.count()) - (await rows.count())).toBe(0);
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);
  await page.reload();
  await expect(rows).toHaveCount(count);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('charts.export.csv') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(count + 1);
  await page.goBack();
  await expect(prompts.row(KNOWN)).toBeVisible();
  await prompts.search.fill('family suv');
  await expect(prompts.row(KNOWN_ENGLISH)).toBeVisible();
  await expect(prompts.row(KNOWN)).toBeHidden();
  await page.goto('/prompt?topic_id=nowhere');
  await expect(page.getByText(t('prompt.topic.unknown'))).toBeVisible();
  await page
    .getByRole('search')
    .getByRole('button', { name: t('common.reset') })
    .click();
  await expect(prompts.row(KNOWN)).toBeVisible();
});

test('the calculator begins with the figures of the project', async ({ page, t }) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  await page.getByRole('button', { name: t('prompt.precision'), exact: true }).click();
  await expect(page).toHaveURL(/precision=1/u);
  const slider = page.getByRole('slider', { name: t('precision.prompts') });
  const paused = 1;
  await expect(slider).toHaveAttribute('aria-valuetext', String((await prompts.total()) - paused));
  const interval = page.getByRole('img', { name: /%/u });
  const before = await interval.getAttribute('aria-label');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(interval).not.toHaveAttribute('aria-label', before ?? '');
});

test('a topic and a tag get other names, which lists and filters then have; a name of another one is refused', async ({
  page,
  t,
  called,
}) => {
  const prompts = new PromptPageObject(page, t);
  await prompts.open();
  const topic = '续航与补能';
  const field = (id: 'prompt.names.nameOf' | 'prompt.names.zhOf' | 'prompt.names.enOf', name: string) =>
    prompts.dialog.getByRole('textbox', { name: t(id, { name }), exact: true });
  await page.getByRole('button', { name: t('prompt.names'), exact: true }).click();
  // The three fields of a topic are on one line, once the dialog has opened.
  await expect(async () => {
    const boxes = await Promise.all(
      (['prompt.names.nameOf', 'prompt.names.zhOf', 'prompt.names.enOf'] as const).map((id) =>
        field(id, topic).boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  }).toPass();
  // A hint that is longer than its field ends in an ellipsis.
  await expect(field('prompt.names.zhOf', topic)).toHaveCSS('text-overflow', 'ellipsis');
  await field('prompt.names.nameOf', topic).fill('');
  await expect(prompts.dialog.getByText(t('prompt.names.required'))).toBeVisible();
  await expect(prompts.dialog.getByRole('button', { name: t('prompt.save'), exact: true })).toBeDisabled();
  await field('prompt.names.nameOf', topic).fill('里程');
  for (const id of ['prompt.names.zhOf', 'prompt.names.enOf'] as const) {
    await field(id, topic).fill('智能驾驶');
    await field(id, '补能').fill('补给');
  }
  await prompts.press(t('prompt.save'));
  await expect(field('prompt.names.zhOf', topic)).toHaveAttribute('aria-invalid', 'true');
  // Typed values survive a reload.
  await page.reload();
  for (const id of ['prompt.names.zhOf', 'prompt.names.enOf'] as const) {
    await expect(field(id, topic)).toHaveValue('智能驾驶');
    await field(id, topic).fill('里程 Range');
  }
  // Only a topic without prompts can be deleted.
  const removalOf = (name: string) =>
    prompts.dialog.getByRole('button', { name: t('common.removeNamed', { name }), exact: true });
  await expect(removalOf(topic)).toHaveCount(0);
  await removalOf('露营旅行').click();
  await expect(field('prompt.names.nameOf', '露营旅行')).toHaveCount(0);
  await prompts.press(t('prompt.save'));
  await expect(prompts.dialog).toBeHidden();
  await expect(page.getByText(t('prompt.names.saved', { count: 3 }))).toBeVisible();
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${t('prompt.column.topic')}`, 'u') })
    .click();
  await expect(page.getByRole('option', { name: '里程 Range', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: called('露营旅行'), exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await prompts.choose(t('prompt.column.topic'), '里程 Range');
  await expect(page).toHaveURL(/topic_id=/u);
  await prompts.choose(t('prompt.column.tags'), '补给');
  await expect(page).toHaveURL(/tag=/u);
  await expect(prompts.table.getByRole('row').nth(1)).toContainText('里程 Range');
  await expect(prompts.table.getByRole('row').nth(1)).toContainText('补给');
});

test('somebody else renames topics meanwhile: nothing is lost, and who renamed the same one decides', async ({
  page,
  context,
  browser,
  mockSession,
  t,
}) => {
  // Another browser context: other tabs of this one are notified at once.
  const theirs = await browser.newContext({
    storageState: await context.storageState(),
    extraHTTPHeaders: { 'x-mock-session': mockSession },
  });
  const otherPage = await theirs.newPage();
  const [mine, other] = [new PromptPageObject(page, t), new PromptPageObject(otherPage, t)];
  const field = (prompts: PromptPageObject, name: string) =>
    prompts.dialog.getByRole('textbox', { name: t('prompt.names.nameOf', { name }), exact: true });
  await mine.open('?names=1');
  await other.open('?names=1');
  await field(mine, '续航与补能').fill('续航');
  await field(other, '续航与补能').fill('补能');
  await field(other, '智能驾驶').fill('智驾');
  await other.press(t('prompt.save'));
  await expect(other.dialog).toBeHidden();
  await theirs.close();
  await mine.press(t('prompt.save'));
  await expect(mine.dialog.getByText(t('prompt.names.merged'))).toBeVisible();
  await expect(field(mine, '补能')).toHaveValue('续航');
  await expect(field(mine, '智驾')).toHaveValue('智驾');
  await mine.press(t('prompt.save'));
  await expect(mine.dialog).toBeHidden();
});
