import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { focusTour } from './support/focusTour.ts';
import { goInApp } from './support/goInApp.ts';
import { PAGE_ADDRESSES } from './support/pageAddresses.ts';
import { countRequests, settle } from './support/settle.ts';
import { visit } from './support/visit.ts';

/** A screen of 1440 x 900 at 200 %, and one of 1280 x 1024 at 400 %. */
const AT_200 = { width: 720, height: 450 };
const REFLOWED = { width: 320, height: 256 };
test.use({ account: 'admin', viewport: AT_200, deviceScaleFactor: 2 });
test.setTimeout(120_000);

/** The share of the height that sticky bars leave to the content after scrolling, 0 to 1. */
async function roomForContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 400);
    const staying = (element: Element | null): boolean => {
      for (let one = element; one !== null; one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    const heights = Array.from({ length: 90 }, (_, index) => index * 5 + 2);
    const rooms = [0.3, 0.5, 0.7].map(
      (x) => heights.filter((y) => !staying(document.elementFromPoint(innerWidth * x, y))).length / heights.length,
    );
    scrollTo(0, 0);
    return Math.min(...rooms);
  });
}

/** Motion despite a reduced-motion preference: longer than an instant, endless, or smooth scrolling. */
async function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seconds = (list: string): number => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
    const found = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return (
          seconds(style.transitionDuration) > 0.01 ||
          (style.animationName !== 'none' &&
            (seconds(style.animationDuration) > 0.01 || style.animationIterationCount.includes('infinite'))) ||
          style.scrollBehavior === 'smooth'
        );
      }),
    );
    return [...new Set(found.map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`))];
  });
}

const SHARES = 4;
const shares = Array.from({ length: SHARES }, (_, share) =>
  PAGE_ADDRESSES.filter((_address, index) => index % SHARES === share),
);

for (const [share, addresses] of shares.entries()) {
  test(`at 200 %, at rest and by Tab: pages ${String(share + 1)} of ${String(SHARES)}`, async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const openRequests = countRequests(page);
    for (const [index, address] of addresses.entries()) {
      await (index === 0 ? page.goto(address) : goInApp(page, address));
      await settle(page, openRequests);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${address}: overflows`).toBeLessThanOrEqual(AT_200.width);
      await page.setViewportSize(REFLOWED);
      await settle(page, openRequests);
      const reflowed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reflowed, `${address}: overflows at 400 %`).toBeLessThanOrEqual(REFLOWED.width);
      await page.setViewportSize(AT_200);
      expect.soft(await roomForContent(page), `${address}: bars take the room`).toBeGreaterThanOrEqual(0.5);
      expect.soft(await moving(page), `${address}: moves`).toEqual([]);
      expect.soft(await focusTour(page), `${address}: focus`).toEqual([]);
    }
    await page.getByRole('button', { name: t('shell.menu.open'), exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: t('menu.brand') })).toBeInViewport();
    expect(await moving(page)).toEqual([]);
  });
}

/** A minimum font size as set in the browser, and the text spacing of WCAG 1.4.12. */
const READERS_SHEETS = [
  '* { font-size: 26px !important }',
  '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }',
];
/** Text in charts is not checked: browsers do not enlarge it. */
const WITH_TABLES = [
  '/prompt',
  '/keywords/index',
  '/userInsights/index',
  '/answer/index',
  '/answer/subdomainDetails?domain=zhihu.com',
];

test('rows of tables and fields grow with texts that the reader has drawn larger or wider apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const openRequests = countRequests(page);
  for (const address of WITH_TABLES) {
    await visit(page, address);
    await settle(page, openRequests);
    for (const sheet of READERS_SHEETS) {
      await page.evaluate(async (text) => {
        const [own] = document.adoptedStyleSheets;
        const readers = own ?? new CSSStyleSheet();
        document.adoptedStyleSheets = [readers];
        await readers.replace(text);
      }, sheet);
      await settle(page, openRequests);
      const cut = (await page.evaluate(clippedTexts)).filter((text) => !text.includes('highcharts'));
      expect.soft(cut, `${address}: cut with ${sheet}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});
