import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { expect, test } from './fixtures.ts';
import { csvFile, ShellDialogPageObject } from './ShellDialogPageObject.ts';
import { storageKeys } from '../src/lib/storage.ts';

declare global {
  /** In the page under test, once it has been put there. */
  var axe: typeof axeCore;
}

/** What is still fading in has no colours to judge yet. What goes on for ever (a skeleton) is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(axeCore.source);
  // Only what is wrong leaves the page: of a large one, everything that is right would take longer to hand over than to check.
  const said = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
  expect(said).toEqual([]);
}

async function useTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(
    ([settingsKey, bootKey, value]) => {
      localStorage.setItem(settingsKey ?? '', JSON.stringify({ theme: value, tabBar: true }));
      localStorage.setItem(
        bootKey ?? '',
        JSON.stringify({ ...(JSON.parse(localStorage.getItem(bootKey ?? '') ?? '{}') as object), theme: value }),
      );
    },
    [storageKeys.settings, storageKeys.boot, theme],
  );
}

const WIDTHS = [1440, 390];

// axe takes its time over a table of a thousand cells, twice that while another test has half of the machine.
test.describe.configure({ timeout: 180_000 });

/**
 * Nothing overflows wide or narrow. The rules are checked at one width for each language and theme, so that every language,
 * theme and width is met with both of the others.
 */
async function expectClean(page: Page, theme: string): Promise<void> {
  const chinese = (await page.evaluate(() => document.documentElement.lang)) === 'zh-CN';
  const looked = (theme === 'light') === chinese ? 1440 : 390;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === looked) await expectNoViolations(page);
  }
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    for (const mode of ['', '?mode=register', '?mode=forgot'])
      test(`/create${mode} has no violation and does not overflow`, async ({ page }) => {
        await useTheme(page, theme);
        await page.goto(`/create${mode}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page, theme);
      });

    for (const code of ['WC7K-2M9Q', 'WC8D-1ZGH'])
      test(`/invite?code=${code} has no violation and does not overflow`, async ({ page, t }) => {
        await useTheme(page, theme);
        await page.goto(`/invite?code=${code}`);
        await page.getByText(t('invite.for'), { exact: true }).waitFor();
        await expectClean(page, theme);
      });

    test.describe('logged in', () => {
      test.use({ account: 'admin' });

      for (const path of [
        '/overview/index',
        '/answer/promptsDetails?id=chengyu-p01',
        '/answer/promptsDetails?id=chengyu-p01&tab=sources',
        '/answer/promptsDetails?id=chengyu-p01&tab=competitors',
        '/answer/topicIndex?id=chengyu-smart',
        '/answer/subdomainDetails?domain=zhihu.com',
        '/answer/subdomainDetails?domain=zhihu.com&view=gap',
        '/prompt',
        '/prompt?precision=1',
        '/prompt?add=one',
        '/prompt?add=many',
        '/membership?billing=year',
        '/profile?tab=team',
        '/profile?tab=team&view=invitations',
        '/profile?tab=team&invite=1',
        '/profile',
        '/profile?tab=account',
        '/profile?tab=password',
        '/profile?tab=devices',
        '/userInsights/index',
        '/userInsights/index?tab=prompts',
        '/userInsights/detail?persona=general',
        '/keywords/traffic',
        '/keywords/traffic?view=folders',
        '/keywords/index',
        '/keywords/index?add=one',
        '/keywords/index?add=file',
        '/keywords/expand?ids=chengyu-k02',
        '/optimize/existingContent',
        '/optimize/existingContent?add=html',
        '/optimize/existingContent?page=page-chengyu-auto-example-range',
        '/optimize/genContent',
        '/brand/index',
        '/brand/index?tab=competitors',
        '/brand/index?tab=perception&theme=price&brand=chengyu',
        '/brand/index?tab=facts&gone=1&fact=chengyu-m6-price',
        '/optimize/index',
        '/optimize/index?action=create_coverage%7Cchengyu-p12',
        '/optimize/optContent',
        '/optimize/optContent?change=chengyu-e5',
        '/optimize/optContent?pasted=1',
        '/dashboard/workplace',
        '/optimize/contCreation',
        '/optimize/contCreation?brief=chengyu-brief-winter',
        '/no/such/page',
      ])
        test(`${path} has no violation and does not overflow`, async ({ page }) => {
          await useTheme(page, theme);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (/^\/(?:overview|answer|keywords\/traffic)/u.test(path)) await page.getByRole('article').first().waitFor();
          if (path.startsWith('/profile')) await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
          if (path.startsWith('/brand/')) await page.getByRole('tabpanel').getByRole('heading').last().waitFor();
          if (path === '/optimize/index') await page.getByRole('region').getByRole('list').last().waitFor();
          if (/[?&](?:add|invite|action)=/u.test(path)) await page.getByRole('dialog').waitFor();
          if (path.startsWith('/optimize/existingContent')) await page.getByRole('grid').first().waitFor();
          if (path.startsWith('/optimize/existingContent?page='))
            await page.getByRole('dialog').getByRole('definition').first().waitFor();
          if (path.startsWith('/membership')) await page.getByRole('slider').first().waitFor();
          if (/^\/keywords\/(?:index$|expand)/u.test(path)) await page.getByRole('grid').waitFor();
          if (path.startsWith('/dashboard')) await page.getByRole('article').first().waitFor();
          if (path.startsWith('/userInsights')) await page.getByRole('table').first().waitFor();
          if (/^\/optimize\/optContent(?:$|\?change)/u.test(path)) await page.getByRole('table').first().waitFor();
          await expectClean(page, theme);
        });

      for (const name of ['project.import', 'project.brandNames'] as const)
        test(`the dialog ${name} has no violation`, async ({ page, t }) => {
          await useTheme(page, theme);
          await page.goto('/overview/index');
          await page.getByRole('article').first().waitFor();
          const shown = new ShellDialogPageObject(page, t);
          await shown.open(name);
          if (name === 'project.import') {
            await shown.takeFile(csvFile(['question,answer,asked_at', 'Which?,"Lumora, or Wickett",2024-03-01']));
            await shown.dialog.getByRole('table').waitFor();
          } else await shown.field(t('brandNames.own'), t('brandNames.name')).waitFor();
          await expectClean(page, theme);
        });

      test('two answers side by side have no violation and do not overflow', async ({ page, t }) => {
        await useTheme(page, theme);
        await page.goto('/answer/promptsDetails?id=chengyu-p01');
        await page.getByRole('button', { name: t('promptDetails.compare'), exact: true }).click();
        await page.getByRole('table', { name: t('promptDetails.compare.title') }).waitFor();
        await expectClean(page, theme);
      });

      for (const tab of ['prompts', 'topics', 'sources', 'answers'])
        test(`/answer/index, ${tab}, has no violation and does not overflow`, async ({ page, t }) => {
          await useTheme(page, theme);
          await page.goto(`/answer/index?tab=${tab}`);
          const rows = page.getByRole('tabpanel').getByRole(tab === 'answers' ? 'listitem' : 'rowheader');
          await rows.first().waitFor();
          // What is drawn only when the reader comes near is looked at, too.
          await page.getByRole('button', { name: t('answerIndex.why'), exact: true }).click();
          await page.getByRole('heading', { name: t('answerIndex.demand') }).waitFor();
          await expectClean(page, theme);
        });

      test('the drawer of answers has no violation', async ({ page }) => {
        await useTheme(page, theme);
        await page.goto('/overview/index');
        await page.getByRole('article').first().getByRole('button').filter({ hasText: /\d/u }).first().click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
        await expectClean(page, theme);
      });
    });
  });
}
