import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countRequests, settle } from './support/settle.ts';

test.use({ account: 'admin' });

async function openForced(page: Page, address: string, scheme: 'light' | 'dark'): Promise<void> {
  const openRequests = countRequests(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
  await page.goto(address);
  await settle(page, openRequests);
}

const colourOf = async (drawn: Locator, property: 'backgroundColor' | 'stroke' | 'fill'): Promise<string> =>
  drawn.evaluate((element, name) => getComputedStyle(element)[name], property);

/** Computed colours of the parts of a graphic that are drawn as backgrounds, front to back; none where forced colours remove them. */
const drawnColours = async (drawn: Locator): Promise<(string | undefined)[]> =>
  drawn.evaluate((element) => {
    const { backgroundImage, forcedColorAdjust } = getComputedStyle(element);
    if (forcedColorAdjust !== 'none') return [];
    return backgroundImage
      .split('linear-gradient(')
      .slice(1)
      .map((part) => /^[a-z]+\([^)]*\)/u.exec(part)?.[0]);
  });

const outlineOf = async (control: Locator): Promise<string> =>
  control.evaluate((element) => getComputedStyle(element).outlineStyle);

for (const scheme of ['light', 'dark'] as const) {
  test(`in a reader's own ${scheme} colours intervals, verdicts and lines stay in sight`, async ({ page, t }) => {
    await openForced(page, '/overview/index', scheme);
    const ground = await colourOf(page.locator('body'), 'backgroundColor');
    const interval = page
      .getByRole('article')
      .first()
      .getByRole('img', { name: t('figures.interval', { interval: '' }).trim() })
      .first();
    const [tick, zero, band, track, edge] = await drawnColours(interval);
    expect([tick, zero, band, track, edge]).not.toContain(undefined);
    expect(band).not.toBe(ground);
    expect(tick).not.toBe(ground);
    expect(tick).not.toBe(band);

    // Real changes have a border, noise has none.
    const borderOf = async (verdict: 'real' | 'noise'): Promise<string> =>
      page
        .getByText(t(`figures.verdict.${verdict}`), { exact: true })
        .first()
        .evaluate((tag) => getComputedStyle(tag).borderTopStyle);
    expect(await borderOf('real')).toBe('solid');
    expect(await borderOf('noise')).toBe('none');

    const lines = page.locator('[data-highcharts-chart]').first().locator('.highcharts-graph');
    for (const line of await lines.all()) expect(await colourOf(line, 'stroke')).not.toBe(ground);
    // In the same colour, they are distinguished by their dashes.
    const drawn = lines.filter({ visible: true }).and(page.locator('.highcharts-line-series > *'));
    const dashes = await drawn.evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
    expect(dashes.length).toBeGreaterThan(2);
    expect(new Set(dashes).size).toBe(dashes.length);
    const words = page.locator('[data-highcharts-chart]').first().locator('text').filter({ hasText: '%' });
    expect(await colourOf(words.first(), 'fill')).not.toBe(ground);
  });

  test(`in a reader's own ${scheme} colours the focus and what is chosen are framed`, async ({ page }) => {
    await openForced(page, '/answer/promptsDetails?id=chengyu-p01', scheme);
    const [chosen, other] = [
      page.getByRole('tab', { selected: true }).first(),
      page.getByRole('tab', { selected: false }).first(),
    ];
    expect(await outlineOf(chosen)).toBe('solid');
    expect(await outlineOf(other)).toBe('none');
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    const focused = page.getByRole('main').locator(':focus');
    expect(await outlineOf(focused)).toBe('solid');
  });

  test(`in a reader's own ${scheme} colours buttons are framed and the interval of a line is not painted over`, async ({
    page,
    t,
  }) => {
    await openForced(page, '/overview/index', scheme);
    const band = page.locator('[data-highcharts-chart]').first().locator('.app-band .highcharts-area');
    expect(await colourOf(band, 'fill')).not.toBe(await colourOf(page.locator('body'), 'backgroundColor'));
    // Areas stacked below stay transparent.
    const areas = page.locator('[data-highcharts-chart]').first().locator('.highcharts-area');
    expect(await areas.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))).toContain('none');
    await page.goto('/prompt');
    const add = page.getByRole('button', { name: t('prompt.addOne'), exact: true });
    expect(await add.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
  });

  test(`in a reader's own ${scheme} colours signs say how a theme is spoken of, as the legend explains`, async ({
    page,
    t,
  }) => {
    await openForced(page, '/brand/index?tab=perception', scheme);
    const signOf = async (place: Locator): Promise<string> =>
      place.evaluate((element) => getComputedStyle(element, '::before').content);
    const legend = (ground: 'veryGood' | 'good' | 'even' | 'bad' | 'veryBad'): Locator =>
      page.getByText(t(`brand.perception.legend.${ground}`), { exact: true }).locator('span');
    const signs = await Promise.all(
      (['veryGood', 'good', 'even', 'bad', 'veryBad'] as const).map(async (ground) => signOf(legend(ground))),
    );
    expect(new Set(signs).size).toBe(5);
    const figures = page.getByRole('table').getByRole('button').locator('span:first-child');
    const used = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
    expect(new Set(used.filter((sign) => sign !== 'none')).size).toBeGreaterThan(1);
    expect(signs).toEqual(expect.arrayContaining(used.filter((sign) => sign !== 'none')));
  });
}
