import { expect, test } from './fixtures.ts';
import { comeNear, countRequests, settle } from './support/settle.ts';

test.use({ account: 'admin' });

/** Pages with charts, and the minimum number of charts. */
const PAGES = [
  ['/overview/index', 1],
  ['/answer/index', 2],
  ['/answer/topicIndex?id=chengyu-smart', 1],
  ['/answer/subdomainDetails?domain=zhihu.com', 2],
  ['/keywords/traffic', 1],
] as const;

for (const [address, least] of PAGES) {
  test(`every chart of ${address} says what it shows, is walked by keys, and can be read as a table`, async ({
    page,
    t,
  }) => {
    const openRequests = countRequests(page);
    await page.goto(address);
    await settle(page, openRequests);
    const name = t('charts.viewTable');
    const panels = page.getByRole('region').filter({ has: page.getByRole('button', { name, exact: true }) });
    const toggles = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      await comeNear(page);
      expect(await toggles.count()).toBeGreaterThanOrEqual(least);
    }).toPass();
    await settle(page, openRequests);
    const count = await toggles.count();
    for (let index = count; index > 0; index -= 1) {
      // The last chart not yet replaced; its innermost region.
      const panel = panels.last();
      const title = await panel.getByRole('heading').first().innerText();
      const toggle = panel.getByRole('button', { name, exact: true });
      const drawing = panel.locator('[data-highcharts-chart]');
      // The accessibility module adds it shortly after the drawing, with the points for keyboard navigation.
      await expect(drawing.locator('[id^=highcharts-screen-reader-region-before]'), `${title}: summary`).toHaveText(
        /.{11}/u,
      );

      const spoken = async (): Promise<string> =>
        drawing.evaluate((chart) =>
          chart.contains(document.activeElement) ? (document.activeElement?.getAttribute('aria-label') ?? '') : '',
        );
      await toggle.focus();
      for (let step = 0; step < 4 && (await spoken()) === ''; step += 1) await page.keyboard.press('Tab');
      const first = await spoken();
      expect(first, `${title}: Tab leads to a point that says something`).not.toBe('');
      await page.keyboard.press('ArrowRight');
      const second = await spoken();
      expect(second, `${title}: the arrows lead to another one`).not.toBe('');
      expect(second, title).not.toBe(first);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(
        panel
          .getByRole('table')
          .or(page.getByRole('table', { name: title }))
          .first(),
      ).toBeVisible();
    }
  });
}

test('a chart fills its box, and follows it when the window gets narrower', async ({ page }) => {
  await page.goto('/overview/index');
  const chart = page.locator('[data-highcharts-chart]').first();
  const widths = async (): Promise<number[]> =>
    chart.evaluate((drawing) =>
      [drawing, drawing.querySelector('svg')].map((part) => part?.getBoundingClientRect().width ?? 0),
    );
  await expect(chart).toBeVisible();
  const [before] = await widths();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(async () => (await widths())[0]).toBeLessThan(before ?? 0);
  await expect
    .poll(async () => {
      const [box = 0, drawn = 0] = await widths();
      return Math.abs(box - drawn);
    })
    .toBeLessThan(1);
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    // Highcharts tells a phone by it.
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    ownContext: true,
  });

  test('the page scrolls from wherever a finger lies, also on a chart of dots', async ({ page, t, allowErrors }) => {
    // Highcharts' own, once the page scrolls.
    allowErrors(/Ignored attempt to cancel a touchend event/u);
    const openRequests = countRequests(page);
    await page.goto('/answer/index?project=chengyu');
    await settle(page, openRequests);
    const panel = page
      .getByRole('region')
      .filter({ hasText: t('answerIndex.demand') })
      .last();
    await expect(async () => {
      await comeNear(page);
      await expect(panel.locator('[data-highcharts-chart]')).toBeVisible({ timeout: 500 });
    }).toPass();
    await settle(page, openRequests);
    const plot = panel.locator('.highcharts-plot-background');
    await plot.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await page.evaluate(() => scrollY);
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0): Promise<void> => {
      const point = { x: x + width / 2, y: y + height / 4 + down };
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
    };
    await touch('touchStart');
    for (const down of [10, 30, 50, 70]) await touch('touchMove', down);
    await touch('touchEnd');
    await expect.poll(async () => page.evaluate(() => scrollY)).toBeLessThan(before);
  });
});
