import type { Locator } from '@playwright/test';
import type { MessageId } from '../src/i18n/MessageId.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

interface ListPage {
  /** With a search and a filter that match fewer rows. */
  readonly address: string;
  readonly table: MessageId;
  readonly search: MessageId;
  /** A search that matches at least one row, typed in full-width characters as by a Chinese input method. */
  readonly fullWidth: string;
  /** Contained in every matching row. */
  readonly found: RegExp;
}

const LISTS: Readonly<Record<string, ListPage>> = {
  prompts: {
    address: '/prompt?q=M6&state=active',
    table: 'prompt.title',
    search: 'prompt.search',
    fullWidth: 'Ｍ６',
    found: /M6/u,
  },
  keywords: {
    address: '/keywords/index?q=SUV&state=tracked',
    table: 'keywords.title',
    search: 'keywords.search',
    fullWidth: 'ｓｕｖ',
    found: /SUV/u,
  },
  inventory: {
    address: '/optimize/existingContent?q=M6&need=old',
    table: 'inventory.title',
    search: 'inventory.search',
    fullWidth: 'Ｍ６',
    found: /M6/u,
  },
  members: {
    address: '/profile?tab=team&q=daniel',
    table: 'team.view.members',
    search: 'team.search.members',
    fullWidth: 'Ｄａｎｉｅｌ',
    found: /Daniel/u,
  },
};

const namesOf = async (table: Locator): Promise<readonly string[]> => table.getByRole('rowheader').allTextContents();

for (const [name, { address, table: tableId, search: searchId, fullWidth, found }] of Object.entries(LISTS)) {
  test(`the list of ${name} is searched by Enter and reset by keyboard, address and all`, async ({ page, t }) => {
    const table = page.getByRole('grid', { name: t(tableId), exact: true });
    const field = page.getByRole('searchbox', { name: t(searchId) });
    const form = page.getByRole('search');
    await page.goto(address);
    const reset = form.getByRole('button', { name: t('common.reset') });
    await expect(form.getByRole('button', { name: t('common.search') })).toBeVisible();
    await table.getByRole('rowheader').first().waitFor();
    const filtered = await namesOf(table);
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => [...new URL(page.url()).searchParams.keys()]).not.toContain('q');
    const left = [...new URL(page.url()).searchParams.keys()];
    expect(left.filter((key) => ['state', 'need', 'status'].includes(key))).toEqual([]);
    // The matching rows stay on screen until the others are loaded.
    await expect.poll(async () => (await namesOf(table)).length).toBeGreaterThan(filtered.length);
    const all = await namesOf(table);

    await field.fill(fullWidth);
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(fullWidth);
    await expect.poll(async () => (await namesOf(table)).length).toBeLessThan(all.length);
    const rows = await namesOf(table);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(found);
  });
}

test('Search for what is shown already loads the list again', async ({ page, t }) => {
  await page.goto('/keywords/index?q=SUV');
  await page.getByRole('grid', { name: t('keywords.title') }).waitFor();
  const call = page.waitForResponse((response) => response.url().includes('/api/front/keyword/'));
  await page
    .getByRole('search')
    .getByRole('button', { name: t('common.search') })
    .click();
  expect((await call).ok()).toBe(true);
});
