import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import { overlappingTexts } from './support/overlappingTexts.ts';
import { PAGE_ADDRESSES } from './support/pageAddresses.ts';
import { FURTHER_ADDRESSES } from './support/pageStates.ts';
import { servePseudoTexts } from './support/pseudoCatalogue.ts';
import { shownTexts } from './support/shownTexts.ts';
import { tooWide } from './support/tooWide.ts';
import { visit } from './support/visit.ts';

test.use({ account: 'admin', locale: 'en-US' });
test.setTimeout(240_000);
test.beforeEach(async ({ context }) => {
  await servePseudoTexts(context);
});

/** Problems of the visible page: texts that are not from the catalogue, and clipped texts. */
async function look(page: Page, data: DataOfReplies, place: string): Promise<string[]> {
  const findings = async (): Promise<string[]> => [
    ...data.foreign(await page.evaluate(shownTexts)),
    ...(await page.evaluate(clippedTexts)),
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(overlappingTexts)),
  ];
  let said = await findings();
  if (said.length === 0) return [];
  // Waits for transitions and layout changes.
  await expect(async () => {
    said = await findings();
    expect(said).toEqual([]);
  })
    .toPass({ timeout: 2000, intervals: [50, 50, 100] })
    .catch(() => null);
  return said.map((text) => `${place}: ${text}`);
}

const EVERYTHING = [
  ...PAGE_ADDRESSES,
  ...FURTHER_ADDRESSES,
  '/answer/index?tab=prompts',
  '/optimize/optContent?pasted=1',
];
for (const half of [0, 1]) {
  test(`in a longer language every text is of the catalogue and fits, ${String(half + 1)} of 2`, async ({ page }) => {
    const data = await DataOfReplies.of(page);
    const said: string[] = [];
    for (const address of EVERYTHING.filter((_address, index) => index % 2 === half)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      data.learn(address);
      await visit(page, address);
      await data.drawn(page);
      said.push(...(await look(page, data, address)));
      await page.setViewportSize({ width: 390, height: 900 });
      await data.drawn(page);
      said.push(...(await look(page, data, `${address} at 390`)));
    }
    expect(said).toEqual([]);
  });
}

/** Pages whose menus, popovers and dialogs are opened one by one; those of the frame are tested with the first page. */
const WITH_OPENERS = [
  '/overview/index',
  '/answer/index?tab=prompts',
  '/answer/promptsDetails?id=chengyu-p01',
  '/prompt',
  '/keywords/index',
  '/keywords/traffic',
  '/brand/index?tab=facts',
  '/optimize/index',
  '/optimize/contCreation?brief=chengyu-brief-winter',
  '/userInsights/index',
  '/profile?tab=team',
];

test('what opens over a page is of the catalogue and fits, too', async ({ page }) => {
  const data = await DataOfReplies.of(page);
  const said: string[] = [];
  const opened = new Set<string>();
  for (const address of WITH_OPENERS) {
    await visit(page, address);
    await data.drawn(page);
    const openers = page.locator('button[aria-haspopup]').filter({ visible: true });
    for (let index = 0; index < (await openers.count()); index += 1) {
      const opener = openers.nth(index);
      const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
      // Repeated openers are tested once: the menu of one row represents its kind.
      const kind = name.replaceAll(/\P{L}+/gu, ' ').slice(0, 24);
      if (opened.has(kind) || (await opener.isDisabled())) continue;
      opened.add(kind);
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await data.drawn(page);
      said.push(...(await look(page, data, `${address}, ${name}`)));
      // An overlay that is fading in misses the first key press.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(opener).not.toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
      }).toPass();
    }
  }

  await page.goto('/overview/index');
  await data.drawn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  said.push(...(await look(page, data, 'the palette')));
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('button').filter({ hasText: /\d/u }).first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await data.drawn(page);
  said.push(...(await look(page, data, 'the drawer of answers')));
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('article').waitFor();
  await data.drawn(page);
  said.push(...(await look(page, data, 'an answer')));
  await page.keyboard.press('Escape');
  expect(opened.size).toBeGreaterThan(12);
  expect(said).toEqual([]);
});
