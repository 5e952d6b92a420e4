import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { paths } from '#client/lib/paths.ts';
import { BENCH_ADDRESS, signedInState } from './benchServers.ts';
import { percentile } from './summarise.ts';
import { prepareSteps, timeStep } from './timeStep.ts';
import type { StepTime } from './timeStep.ts';

/** The step of the first goal (goals.ts). */
export const FILTER_STEP = 'filter change, /overview/index';
const SLOWDOWN = 4;
/** Names of the controls; the bench starts in Chinese. */
const NAMES = {
  platforms: '平台',
  theme: '主题',
  dark: '深色',
  light: '浅色',
  language: '语言',
  english: 'English',
} as const;
const ENGLISH_NAMES = { language: 'Language', chinese: 'Simplified Chinese' } as const;
const ROUNDS = 3;
/**
 * Each platform is selected and deselected once per visit, because the second time its figures are cached: too few steps for a 95th
 * percentile.
 */
const FILTER_VISITS = 3;
const SWITCHES = 5;

/** Pages of the menu, ordered so that consecutive ones differ. */
export const MENU_PATHS: readonly string[] = [
  paths.answerIndex,
  paths.brandIndex,
  paths.workplace,
  paths.keywordsIndex,
  paths.overviewIndex,
  paths.optimizeIndex,
].map(({ pattern }) => pattern);

interface Bench {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface StepSummary {
  readonly steps: number;
  /** From the click until no visible change follows, without the time of pending API calls. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly p50WithServerMs: number | null;
  readonly p95WithServerMs: number | null;
  /** Until no change follows at all, including content for screen readers, and the main thread's busy time in it. */
  readonly p50SettledMs: number | null;
  readonly p50WorkMs: number | null;
}

function summariseSteps(times: readonly StepTime[]): StepSummary {
  const round = (value: number | null): number | null => (value === null ? null : Math.round(value));
  const median = (values: readonly number[]): number | null => round(percentile(values, 0.5));
  const own = times.map(({ shownMs, serverMs }) => shownMs - serverMs);
  const whole = times.map(({ shownMs }) => shownMs);
  return {
    steps: times.length,
    p50Ms: median(own),
    p95Ms: round(percentile(own, 0.95)),
    p50WithServerMs: median(whole),
    p95WithServerMs: round(percentile(whole, 0.95)),
    p50SettledMs: median(times.map(({ settledMs }) => settledMs)),
    p50WorkMs: median(times.map(({ workMs }) => workMs)),
  };
}

/** The side menu link to a page. */
export function menuLink(page: Page, path: string): Locator {
  // The URL of a link contains the project.
  return page.locator(`nav a[href^="${path}?"], nav a[href="${path}"]`).first();
}

/** The first round loads the pages' files; later ones find them and, for a minute, the figures in the cache. */
async function timeRoutes({ page, session }: Bench): Promise<{ first: StepTime[]; again: StepTime[] }> {
  const first: StepTime[] = [];
  const again: StepTime[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of MENU_PATHS) {
      const time = await timeStep(page, session, menuLink(page, path));
      (round === 0 ? first : again).push(time);
    }
  }
  return { first, again };
}

/** Selects one platform after the other and deselects them in the same order: no combination occurs twice. */
async function timeFilters({ page, session }: Bench): Promise<StepTime[]> {
  await page.getByRole('button', { name: NAMES.platforms }).click();
  const options = page.getByRole('listbox', { name: NAMES.platforms }).getByRole('option');
  await options.first().waitFor();
  const count = await options.count();
  const times: StepTime[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    for (let index = 0; index < count - 1; index += 1) {
      times.push(await timeStep(page, session, options.nth(index)));
    }
  }
  await page.keyboard.press('Escape');
  return times;
}

type Switch = readonly [button: string, choice: string];

/** Opens a menu of the top bar, then times the selection in it. */
async function timeSwitches({ page, session }: Bench, switches: readonly Switch[]): Promise<StepTime[]> {
  const times: StepTime[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    for (const [button, choice] of switches) {
      const entry = page.getByRole('menuitemradio', { name: choice });
      await page.getByRole('button', { name: button, exact: true }).click();
      await entry.waitFor();
      times.push(await timeStep(page, session, entry));
    }
  }
  return times;
}

/** A new browser without any cache, on the overview of the sample project. */
async function openBench(browser: Browser): Promise<Bench> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(await signedInState()) });
  const page = await context.newPage();
  await prepareSteps(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(BENCH_ADDRESS + paths.overviewIndex.pattern);
  await page.locator('.highcharts-series path').first().waitFor({ state: 'attached' });
  return { page, session };
}

/** Waiting times after a click, in the sample project, with 4× CPU throttling. */
export async function benchSteps(browser: Browser): Promise<Readonly<Record<string, StepSummary>>> {
  const filters: StepTime[] = [];
  for (let visit = 1; visit < FILTER_VISITS; visit += 1) {
    const early = await openBench(browser);
    filters.push(...(await timeFilters(early)));
    await early.page.context().close();
  }
  const bench = await openBench(browser);
  filters.push(...(await timeFilters(bench)));
  const themes = await timeSwitches(bench, [
    [NAMES.theme, NAMES.dark],
    [NAMES.theme, NAMES.light],
  ]);
  const languages = await timeSwitches(bench, [
    [NAMES.language, NAMES.english],
    [ENGLISH_NAMES.language, ENGLISH_NAMES.chinese],
  ]);
  const routes = await timeRoutes(bench);
  await bench.page.context().close();
  return {
    [FILTER_STEP]: summariseSteps(filters),
    'theme switch': summariseSteps(themes),
    'language switch': summariseSteps(languages),
    'route change, first visit': summariseSteps(routes.first),
    'route change, again': summariseSteps(routes.again),
  };
}
