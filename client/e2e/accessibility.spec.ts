import type { Page } from '@playwright/test';
import { storageKeys } from '../src/lib/storage.ts';
import { expect, test } from './fixtures.ts';
import { axeViolations } from './support/axeViolations.ts';
import type { AxeRules } from './support/axeViolations.ts';
import type { Translate } from './support/createTranslator.ts';
import { OPEN_STATES, PAGE_STATES } from './support/pageStates.ts';
import type { PageState } from './support/pageStates.ts';
import { comeNear, countRequests, settle } from './support/settle.ts';
import { visit } from './support/visit.ts';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Which axe rules run. */
  readonly rules: AxeRules;
}

type Looks = readonly [Look, Look];

/**
 * Looks to test: each theme at each width; each language at both widths and in both themes. A language changes no colour, and a theme
 * changes only colours (tokens.scss). So the colour rules run once in each of the four looks, in either language. The document and layout
 * rules run at both widths in English, whose texts are longer, and at one in Chinese.
 */
const LOOKS: Readonly<Record<'zh-CN' | 'en-US', Looks>> = {
  'en-US': [
    { theme: 'light', width: 1440, rules: 'all' },
    { theme: 'dark', width: 390, rules: 'all' },
  ],
  'zh-CN': [
    { theme: 'dark', width: 1440, rules: 'all' },
    { theme: 'light', width: 390, rules: 'colours' },
  ],
};
const looksNow = (): Looks => LOOKS[test.info().project.name === 'en-US' ? 'en-US' : 'zh-CN'];

/** After a change of look the page only restyles: its content is loaded already. */
const LOOK_QUIET_MS = 40;

/** A lower chart is unreadable. */
const LEAST_CHART_HEIGHT = 120;

/** The heights of charts below the minimum. */
const flatCharts = (page: Page): Promise<number[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('[data-highcharts-chart]')]
        .map((chart) => chart.getBoundingClientRect().height)
        .filter((height) => height < least),
    LEAST_CHART_HEIGHT,
  );

/** Empty space below the footer, in pixels: nobody should scroll into nothing. */
const emptyBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    if (footer === null) return 0;
    const room = Math.max(footer.getBoundingClientRect().bottom + window.scrollY, window.innerHeight);
    return document.documentElement.scrollHeight - Math.ceil(room);
  });

/** Texts in a font size other than the six of the design, such as a heading with the browser's default. */
const oddSizes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => `${getComputedStyle(element).fontSize}: ${element.textContent.slice(0, 20)}`)
      .filter((text) => !/^(?:12|13|14|16|20|28)px:/u.test(text)),
  );

/** Boxes that scroll by a pixel or two: where scrollbars take space, each would have one for nothing. */
const needlessBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((box) => /auto|scroll/u.test(getComputedStyle(box).overflowY) && box.checkVisibility())
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight && scrollHeight <= clientHeight + 2)
      .map((box) => `${box.localName}.${box.className}: ${box.textContent.slice(0, 20)}`),
  );

/** Headings of columns that are cut though the window is wide. */
const cutHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=columnheader]')]
      .filter((heading) =>
        [heading, ...heading.querySelectorAll('*')].some(
          (box) =>
            box.clientWidth > 1 &&
            box.scrollWidth > box.clientWidth + 1 &&
            getComputedStyle(box).overflowX !== 'visible' &&
            box.querySelector('[class*=hidden]') === null,
        ),
      )
      .map(({ textContent }) => textContent),
  );

/** Sets the theme to that of the system, which a test can change while the page and its dialogs are open. */
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

/** The look in which a page is opened. */
async function beginLook(page: Page): Promise<void> {
  const [{ theme, width }] = looksNow();
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

async function expectClean(
  page: Page,
  t: Translate,
  openRequests: () => number,
  { prepare }: PageState,
): Promise<void> {
  await settle(page, openRequests);
  await comeNear(page);
  await prepare?.(page, t);
  for (const { theme, width, rules } of looksNow()) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await settle(page, openRequests, LOOK_QUIET_MS);
    const name = `${theme}, ${String(width)} px`;
    const body = expect(page.locator('body'), name);
    await (theme === 'dark' ? body : body.not).toHaveAttribute('arco-theme', 'dark');
    await expect
      .poll(async () => page.evaluate(() => document.documentElement.scrollWidth), `${name}: overflows`)
      .toBeLessThanOrEqual(width);
    expect(await emptyBelow(page), `${name}: goes on below the footer`).toBeLessThanOrEqual(2);
    expect(await flatCharts(page), `${name}: charts without room`).toEqual([]);
    expect(await oddSizes(page), `${name}: sizes of texts`).toEqual([]);
    expect(await needlessBars(page), `${name}: scrollbars for nothing`).toEqual([]);
    if (width === 1440) expect(await cutHeadings(page), `${name}: cut headings of columns`).toEqual([]);
    expect(await axeViolations(page, rules), name).toEqual([]);
  }
}

const nameOf = ({ address, shown }: PageState): string => (shown === undefined ? address : `${address}, ${shown},`);

/** Visits states one after another in one load of the app. Each is a test step of its own and runs even if others fail. */
async function expectAllClean(page: Page, t: Translate, states: readonly PageState[]): Promise<void> {
  await followSystem(page);
  const openRequests = countRequests(page);
  const wrong: string[] = [];
  for (const state of states) {
    await test
      .step(nameOf(state), async () => {
        await beginLook(page);
        await visit(page, state.address);
        await expectClean(page, t, openRequests, state);
      })
      .catch(async (error: unknown) => {
        wrong.push(`${nameOf(state)}: ${error instanceof Error ? error.message : String(error)}`);
        await test.info().attach(nameOf(state), { body: await page.screenshot(), contentType: 'image/png' });
        // The next one starts with a fresh app.
        await page.goto('about:blank');
      });
  }
  expect(wrong, 'what is wrong, by address').toEqual([]);
}

// As for faults (playwright.config.ts): animations are off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// axe is slow on a table of a thousand cells, and twice as slow while another test occupies half of the machine.
test.describe.configure({ timeout: 180_000 });

/** States per test: enough to amortize the load of the app, few enough for a meaningful title and a short run. */
const TOGETHER = 5;

const areaOf = ({ address }: PageState): string => address.split(/[/?]/u)[1] ?? '';

/** Groups the states of an area. A state that only a click opens may stay open over the next page, so it gets its own load. */
function inGroups(states: readonly PageState[]): readonly (readonly PageState[])[] {
  const clicked = states.filter(({ prepare }) => prepare !== undefined);
  const addressed = states.filter(({ prepare }) => prepare === undefined);
  const groups = [...new Set(addressed.map(areaOf))].flatMap((area) => {
    const inArea = addressed.filter((state) => areaOf(state) === area);
    return Array.from({ length: Math.ceil(inArea.length / TOGETHER) }, (_, turn) =>
      inArea.slice(turn * TOGETHER, (turn + 1) * TOGETHER),
    );
  });
  return [...groups, ...clicked.map((state) => [state])];
}

function testGroups(groups: readonly (readonly PageState[])[]): void {
  for (const group of groups) {
    test(`no violation, no overflow: ${group.map(nameOf).join(' ')}`, async ({ page, t }) => {
      await expectAllClean(page, t, group);
    });
  }
}

// Without a login any other page redirects to the login.
testGroups(OPEN_STATES.map((state) => [state]));

test.describe('logged in', () => {
  test.use({ account: 'admin' });
  testGroups(inGroups(PAGE_STATES));
});
