import { escapeRegExp } from '../src/lib/escapeRegExp.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

const PAGE = '/optimize/optContent';
/** A publication of the sample, made for nine prompts about range. */
const CHANGE = '冬季用车与续航指南';
const BEFORE = '它的续航很好。\n\n冬季会短一些。';
const AFTER = '# 澄驭 M6 冬季续航怎么样？\n\n澄驭 M6 在 -7 ℃ 的高速路段实测行驶 420 公里。\n\n冬季会短一些。';

test('published changes say what can be said of them, and lead to the answers behind it', async ({ page, t }) => {
  await page.goto(PAGE);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: CHANGE, exact: true }) });
  await expect(row).toContainText(/\d/u);
  await row.getByRole('button', { name: CHANGE, exact: true }).click();
  await expect(page).toHaveURL(/change=chengyu-e5/u);
  const figures = page.getByRole('region', { name: t('improve.figures'), exact: true });
  await expect(figures.getByRole('columnheader')).toHaveCount(3);
  const matches = page.getByRole('table', { name: t('improve.matches') });
  await expect(matches.getByText(t('improve.matches.control')).first()).toBeVisible();
  await figures.getByRole('row').nth(1).getByRole('button').last().click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/澄驭|Chenvra/u)
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(figures).toBeVisible();
});

test('an unknown change or page has a way back', async ({ page, t }) => {
  await page.goto(`${PAGE}?change=nobody`);
  await expect(page.getByText(t('improve.effect.gone'))).toBeVisible();
  await page
    .getByRole('button', { name: t('improve.back') })
    .last()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('the texts before and after stand at one height, also where only one has a second line above', async ({
  page,
  t,
}) => {
  await page.goto(`${PAGE}?pasted=1`);
  const topOf = async (label: string): Promise<number> =>
    (await page.getByText(label, { exact: true }).first().boundingBox())?.y ?? Number.NaN;
  await expect(page.getByText(t('improve.after.kept'))).toBeVisible();
  await expect
    .poll(async () => (await topOf(t('improve.before.text'))) - (await topOf(t('improve.after.text'))))
    .toBe(0);
});

test('a pasted text is improved by suggestions, compared, kept over a reload and recorded', async ({ page, t }) => {
  await page.goto(`${PAGE}?pasted=1`);
  await page.getByRole('textbox', { name: t('improve.before.text') }).fill(BEFORE);
  const after = page.getByRole('textbox', { name: t('improve.after.text') });
  await expect(after).toHaveText(BEFORE, { useInnerText: true });
  // A gain is on one line with its unit.
  const [before = '', unit = ''] = t('improve.gain', { points: '|' }).split('|').map(escapeRegExp);
  const gain = page.getByText(new RegExp(`^${before}[\\d.]+${unit}$`, 'u')).first();
  const lines = await gain.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  // A suggestion links to its place in the new text.
  const jump = page
    .getByRole('list')
    .getByRole('button', { name: t('improve.suggestions.jump', { place: '它的续航很好。' }) });
  await jump.first().click();
  await expect(after).toBeFocused();
  // The place is selected: typing replaces it. Its tooltip says what would fix it.
  await expect(after.locator('[title]').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(AFTER);
  const diff = page.getByRole('region', { name: t('improve.diff'), exact: true });
  await expect(diff.getByText('420').first()).toBeVisible();
  const factors = page.getByRole('table').filter({ hasText: t('score.factor.headings') });
  await expect(factors.getByRole('row', { name: t('score.factor.headings') })).toContainText('+');
  await page.reload();
  await expect(after).toHaveText(AFTER, { useInnerText: true });
  await page.getByRole('button', { name: t('improve.publish'), exact: true }).click();
  // Figures without a source are listed and linked; the user can continue anyway.
  const lacking = page.getByRole('alert').filter({ hasText: '420' });
  await lacking.getByRole('button', { name: /420/u }).click();
  await expect(after).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t('improve.publishAnyway') }).click();
  const dialog = page.getByRole('dialog', { name: t('publish.title') });
  await dialog.getByRole('textbox', { name: t('publish.url') }).fill('javascript:alert(1)');
  await dialog.getByRole('textbox', { name: t('publish.titleField') }).fill('冬季续航');
  await dialog.getByRole('checkbox').first().check({ force: true });
  await dialog.getByRole('button', { name: t('publish.save') }).click();
  const url = dialog.getByRole('textbox', { name: t('publish.url') });
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: t('publish.titleField') })).toHaveValue('冬季续航');
  await url.fill('https://chengyu-auto.example/winter');
  await dialog.getByRole('button', { name: t('publish.save') }).click();
  await expect(page).toHaveURL(/change=\w/u);
  await expect(page.getByText(t('improve.verdict.not_yet'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('improve.diff'), exact: true })).toContainText('420');
});

test('a record that was deleted can be put back', async ({ page, t }) => {
  await page.goto(PAGE);
  const change = page.getByRole('button', { name: CHANGE, exact: true });
  await page.getByRole('button', { name: t('common.removeNamed', { name: CHANGE }) }).click();
  await expect(change).toBeHidden();
  await page.getByRole('button', { name: t('improve.undo'), exact: true }).click();
  await expect(change).toBeVisible();
});
