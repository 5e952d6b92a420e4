import type { Page } from '@playwright/test';
import { storageKeys } from '../src/lib/storage.ts';
import { expect, test } from './fixtures.ts';
import { axeViolations } from './support/axeViolations.ts';
import type { AxeRules } from './support/axeViolations.ts';
import type { Translate } from './support/createTranslator.ts';
import { OPEN_STATES, PAGE_STATES } from './support/pageStates.ts';
import type { PageState } from './support/pageStates.ts';
import { comeNear, countRequests, settle } from './support/settle.ts';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly rules: AxeRules;
}

/**
 * Each theme at each width, one change at a time. The rules that read colours are asked in all four. The others read the
 * document and where things stand in it; a theme changes colours only (tokens.scss), so they are asked once at each width.
 */
const LOOKS: readonly Look[] = [
  { theme: 'light', width: 1440, rules: 'all' },
  { theme: 'dark', width: 1440, rules: 'colours' },
  { theme: 'dark', width: 390, rules: 'all' },
  { theme: 'light', width: 390, rules: 'colours' },
];

/** Less, and a chart says nothing any more. */
const LEAST_CHART_HEIGHT = 120;

/** The heights of charts that have no room. */
const flatCharts = (page: Page): Promise<number[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('[data-highcharts-chart]')]
        .map((chart) => chart.getBoundingClientRect().height)
        .filter((height) => height < least),
    LEAST_CHART_HEIGHT,
  );

/** How far the page goes on below its footer, in pixels: nobody should scroll into nothing. */
const emptyBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    if (footer === null) return 0;
    const room = Math.max(footer.getBoundingClientRect().bottom + window.scrollY, window.innerHeight);
    return document.documentElement.scrollHeight - Math.ceil(room);
  });

/** The reader's theme is that of the system, which a test can change under the open page, dialogs and all. */
async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(
    ([preferencesKey, settingsKey]) => {
      const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as object;
      localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, followSystem: true }));
      localStorage.setItem(settingsKey, JSON.stringify({ tabBar: true }));
    },
    [storageKeys.preferences, storageKeys.settings] as const,
  );
}

async function expectClean(page: Page, t: Translate, { address, prepare }: PageState): Promise<void> {
  await followSystem(page);
  const openRequests = countRequests(page);
  await page.goto(address);
  await settle(page, openRequests);
  await comeNear(page);
  await prepare?.(page, t);
  for (const { theme, width, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await settle(page, openRequests);
    const name = `${theme}, ${String(width)} px`;
    const body = expect(page.locator('body'), name);
    await (theme === 'dark' ? body : body.not).toHaveAttribute('arco-theme', 'dark');
    await expect
      .poll(async () => page.evaluate(() => document.documentElement.scrollWidth), `${name}: overflows`)
      .toBeLessThanOrEqual(width);
    expect(await emptyBelow(page), `${name}: goes on below the footer`).toBeLessThanOrEqual(2);
    expect(await flatCharts(page), `${name}: charts without room`).toEqual([]);
    expect(await axeViolations(page, rules), name).toEqual([]);
  }
}

// axe takes its time over a table of a thousand cells, twice that while another test has half of the machine.
test.describe.configure({ timeout: 180_000 });

const nameOf = ({ address, shown }: PageState): string => (shown === undefined ? address : `${address}, ${shown},`);

for (const state of OPEN_STATES) {
  test(`${nameOf(state)} has no violation and does not overflow`, async ({ page, t }) => {
    await expectClean(page, t, state);
  });
}

test.describe('logged in', () => {
  test.use({ account: 'admin' });
  for (const state of PAGE_STATES) {
    test(`${nameOf(state)} has no violation and does not overflow`, async ({ page, t }) => {
      await expectClean(page, t, state);
    });
  }
});
