import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import { tooWide } from './support/tooWide.ts';
import { visit } from './support/visit.ts';

test.use({ account: 'admin', locale: 'en-US' });
test.setTimeout(300_000);

const LONG = 'w'.repeat(100_000);
/** Generous: two tests share two cores with the servers; a field that freezes its page takes many times longer. */
const LONGEST_INSERT_MS = 15_000;
const TEXT_FIELDS = ['text', 'search', 'email', 'url', 'tel', 'password'].map((type) => `input[type=${type}]`);

/** Whether something becomes visible soon. */
async function isThere(wanted: Locator): Promise<boolean> {
  return wanted
    .first()
    .waitFor({ timeout: 4000 })
    .then(
      () => true,
      () => false,
    );
}

/** The problem of a field with a text of 100,000 characters; null: none. */
async function overfill(page: Page, field: Locator): Promise<string | null> {
  const { most, name, isChips } = await field.evaluate((element: HTMLInputElement) => ({
    most: element.maxLength,
    name: element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '?',
    isChips: element.autocomplete === 'off' && element.maxLength < 0 && element.localName === 'input',
  }));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const from = Date.now();
  await page.keyboard.insertText(LONG);
  await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(0);
  const took = Date.now() - from;
  if (took > LONGEST_INSERT_MS) return `${name} takes ${String(took)} ms`;
  const shown = most.toLocaleString('en-US');
  if (most >= 0) {
    const said = page.getByRole('alert').filter({ hasText: name.trim() }).filter({ hasText: shown });
    return (await isThere(said)) ? null : `${name} leaves out all but ${shown} and does not say so`;
  }
  if (isChips) await page.keyboard.press('Enter');
  await field.evaluate((element: HTMLInputElement) => element.form?.requestSubmit());
  const said = page.getByRole('alert').filter({ hasText: /\d/u });
  return (await isThere(said)) ? null : `${name} takes 100,000 characters and says nothing of a longest length`;
}

test('a hundred thousand characters: every field says how many it takes, none freezes or bursts its page', async ({
  page,
  t,
}) => {
  const data = await DataOfReplies.of(page);
  const problems: string[] = [];
  const press = (name: string) => async (): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();
  const forms: readonly (readonly [string, (() => Promise<void>)?])[] = [
    ['/prompt?add=one'],
    ['/keywords/index?add=one'],
    ['/brand/index'],
    ['/brand/index?tab=facts', press(t('brand.facts.add'))],
    ['/brand/index?tab=perception', press(t('brand.themes.edit'))],
    ['/userInsights/index', press(t('insights.personas.edit'))],
    ['/optimize/index', press(t('actions.add'))],
    ['/optimize/index?action=create_coverage%7Cchengyu-p12'],
    ['/optimize/contCreation?brief=chengyu-brief-winter'],
    ['/optimize/genContent', press(t('writing.kit'))],
    ['/optimize/existingContent?add=html'],
    ['/profile'],
    ['/profile?tab=account'],
    ['/profile?tab=password'],
  ];
  for (const [address, open] of forms) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    await data.drawn(page);
    await open?.();
    const dialog = page.getByRole('dialog');
    if (open !== undefined) await dialog.waitFor();
    await data.drawn(page);
    const scope = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
    const fields = scope.locator([...TEXT_FIELDS, 'input:not([type])', 'textarea'].join()).filter({ visible: true });
    // Search fields are no forms: they accept what the server accepts.
    for (const field of await fields.all()) {
      if (!(await field.isEditable()) || (await field.getAttribute('type')) === 'search') continue;
      const problem = await overfill(page, field);
      if (problem !== null) problems.push(`${address}: ${problem}`);
    }
    problems.push(...(await page.evaluate(tooWide)).map((text) => `${address}: ${text}`));
    await page.setViewportSize({ width: 390, height: 900 });
    // A text area resizes shortly afterwards.
    await expect
      .poll(async () => page.evaluate(tooWide), { timeout: 2000 })
      .toEqual([])
      .catch(() => problems.push(`${address} is too wide at 390`));
  }
  expect(problems).toEqual([]);
});
