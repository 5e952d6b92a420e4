import type { ChangeItem } from '../src/api/reportSchemas.ts';
import type { IssuedReport } from '../src/api/schemas/issuedReportSchemas.ts';
import { expect, test } from './fixtures.ts';
import { axeViolations } from './support/axeViolations.ts';
import { makeReport, TITLE } from './support/makeReport.ts';
import { backFromPaper, putOnPaper } from './support/printed.ts';

test.use({ account: 'admin' });

/** A change over the whole scope that covers other prompts than its two figures, so that a note follows it. */
function changeWithNote(brandId: string): ChangeItem {
  const figure = { low: 0.1, high: 0.9, n: 100, k: 10, denominator: 100 };
  return {
    id: 'with-note',
    measure_id: 'visibility',
    brand_id: brandId,
    platform_id: null,
    topic_id: null,
    previous: { ...figure, value: 0.4, numerator: 40 },
    measure: { ...figure, value: 0.5, numerator: 50 },
    change: { difference: 0.2, low: 0.1, high: 0.3, verdict: 'real' },
    cause: null,
  };
}

test('on paper there are no controls, and no part is wider than the sheet', async ({ page, t }) => {
  await makeReport(page, t);
  await putOnPaper(page);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  // Browsers apply `break-after` only in block layout: it keeps a heading from standing alone at the foot of a sheet.
  const why = page.getByRole('region', { name: t('issued.section.why') });
  await expect(why).toHaveCSS('display', 'block');
  await expect(why.getByRole('heading', { name: t('issued.section.why') })).toHaveCSS('break-after', 'avoid');
  await backFromPaper(page);
});

test('the pages of reports are fine for every reader, in both themes and on a narrow screen', async ({ page, t }) => {
  await makeReport(page, t);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await axeViolations(page, 'all')).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  // Charts resize shortly afterwards.
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const changes = page.getByRole('table', { name: t('issued.section.changes'), exact: true });
  for (const cell of await changes.getByRole('cell').all()) {
    expect((await cell.boundingBox())?.height, 'no cell has one word per line').toBeLessThan(110);
  }
  await page.goto('/report');
  await expect(page.getByRole('button', { name: t('report.open', { title: TITLE }) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page, 'all')).toEqual([]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('beside a long note on a change, no short word is split between lines; tiles are three or two in a row', async ({
    page,
    t,
  }) => {
    // Which changes a sample has depends on the day: this one is added to the stored report.
    await page.route('**/api/front/report/detail?*', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: { report: IssuedReport } };
      const { brands, sections } = body.data.report;
      for (const section of sections) {
        if (section.kind === 'changes') section.changes.unshift(changeWithNote(brands[0]?.id ?? ''));
      }
      await route.fulfill({ response: reply, json: body });
    });
    await makeReport(page, t, '/report?project=xuqiao');
    const changes = page.getByRole('table', { name: t('issued.section.changes'), exact: true });
    await expect(changes.getByText(/整体为/u).first()).toBeVisible();
    const places = changes.getByRole('cell', { name: t('issued.everywhere'), exact: true });
    expect(await places.count()).toBeGreaterThan(0);
    const lines = await places.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    const inFirstRow = async (): Promise<number> => {
      const tiles = page.getByRole('region', { name: t('issued.section.tiles') }).getByRole('article');
      const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
      return tops.filter((top) => top === tops[0]).length;
    };
    expect(await inFirstRow()).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(inFirstRow).toBe(2);
  });
});
