import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Attacker, chooseProject } from './support/Attacker.ts';
import type { Translate } from './support/createTranslator.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import { fileProblems } from './support/fileProblems.ts';
import { HOSTILE } from './support/importHostile.ts';
import { backFromPaper, putOnPaper } from './support/printed.ts';
import { tooWide } from './support/tooWide.ts';
import { turnedWords } from './support/turnedWords.ts';
import { visit } from './support/visit.ts';
import { injected, turning, watchAttacks } from './support/watchAttacks.ts';

test.use({ account: 'admin', locale: 'en-US', ownContext: true });
test.setTimeout(300_000);

/** Generous: two tests share two cores with the servers. */
const LONGEST_MS = 8000;

const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;

/** The outside texts with unclosed bidi control characters, as the server sent them. */
function turningTexts(page: Page): () => Promise<readonly string[]> {
  const texts: string[] = [];
  const underWay = new Set<Promise<void>>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      if (TURNING.test(value) && !texts.includes(value)) texts.push(value);
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(take);
    }
  };
  const read = async (request: Request): Promise<void> => {
    take(await (await request.response())?.json().catch(() => null));
  };
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/')) return;
    const reading = read(request).finally(() => underWay.delete(reading));
    underWay.add(reading);
  });
  return async () => {
    await Promise.all(underWay);
    return texts;
  };
}

/** Uses every export of a page in turn; returns the problems of the saved files. */
async function saveAll(page: Page, t: Translate): Promise<string[]> {
  const problems: string[] = [];
  const take = async (press: () => Promise<void>): Promise<void> => {
    const download = page.waitForEvent('download');
    await press();
    problems.push(...(await fileProblems(page, await download)));
  };
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  for (const name of [t('charts.export.csv'), t('brief.export')]) {
    for (const button of await named(name).all()) if (await button.isEnabled()) await take(async () => button.click());
  }
  for (const [opener, items] of [
    [t('charts.export'), ['charts.export.svg', 'charts.export.png', 'charts.export.csv']],
    [t('answers.export'), ['exports.csv', 'exports.json']],
  ] as const) {
    for (const button of await named(opener).all()) {
      for (const item of items) {
        await take(async () => {
          await button.click();
          await page.getByRole('menuitem', { name: t(item) }).click();
          // The next menu must not open beside this one while it fades out.
          await expect(page.getByRole('menuitem', { name: t(item) })).toHaveCount(0);
        });
      }
    }
  }
  return problems;
}

test('whatever answers, names and addresses hold is text: on every page, saved, printed, pointed at, said aloud, in a title', async ({
  page,
  context,
  request,
  baseURL,
  t,
}) => {
  const { project, prompts, topics, brief } = await new Attacker(request).plant();
  const attacks = await watchAttacks(context, new URL(baseURL ?? '').origin);
  await chooseProject(page, project);
  const data = await DataOfReplies.of(page);
  const outside = turningTexts(page);
  const said: string[] = [];
  const look = async (place: string): Promise<void> => {
    const found = [...(await page.evaluate(turnedWords, await outside())), ...(await page.evaluate(injected))];
    said.push(...found.map((text) => `${place}: ${text}`));
  };
  /** Checks every output of a page: chart tooltips, files, print. */
  const leave = async (address: string): Promise<void> => {
    for (const [place, chart] of (await page.locator('[data-highcharts-chart]').all()).entries()) {
      await chart.hover();
      await look(`${address}, hint of chart ${String(place + 1)}`);
    }
    said.push(...(await saveAll(page, t)).map((text) => `${address}: ${text}`));
    await putOnPaper(page);
    await look(`${address} printed`);
    await backFromPaper(page);
  };
  const promptPage = (place: number): string => `/answer/promptsDetails?id=${prompts[place]?.id ?? ''}`;
  const left = [
    '/overview/index',
    ...['platforms', 'prompts', 'topics', 'sources', 'answers'].map((tab) => `/answer/index?tab=${tab}`),
    ...['', '&tab=sources', '&tab=competitors'].map((tab) => `${promptPage(1)}${tab}`),
    ...topics.slice(0, 2).map((id) => `/answer/topicIndex?id=${id}`),
    '/answer/subdomainDetails?domain=evil.example',
    '/prompt',
    '/brand/index',
    '/brand/index?tab=competitors',
    '/brand/index?tab=perception',
    '/userInsights/index',
    '/userInsights/index?tab=prompts',
    '/keywords/index',
    '/optimize/index',
    `/optimize/contCreation?brief=${brief}`,
    '/optimize/existingContent',
    '/optimize/genContent',
    '/dashboard/workplace',
    '/profile',
    '/profile?tab=team',
  ];
  // The outputs of one or two pages represent all pages of a kind.
  const shown = [
    ...prompts.map((_prompt, place) => promptPage(place)),
    ...['&tab=sources', '&tab=competitors'].map((tab) => `${promptPage(0)}${tab}`),
    ...topics.map((id) => `/answer/topicIndex?id=${id}`),
    '/keywords/expand',
    '/optimize/contCreation',
  ];
  for (const address of new Set([...left, ...shown])) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const from = Date.now();
    await visit(page, address);
    await data.drawn(page);
    const took = Date.now() - from;
    if (took > LONGEST_MS) said.push(`${address}: ${String(took)} ms`);
    await look(address);
    const found = [...(await page.evaluate(turning)), ...(await page.evaluate(tooWide))];
    said.push(...found.map((text) => `${address}: ${text}`));
    if (left.includes(address)) await leave(address);
    await page.setViewportSize({ width: 390, height: 900 });
    // Charts resize shortly after the window.
    await expect.poll(async () => page.evaluate(tooWide), { message: `${address} at 390` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/overview/index');
  await data.drawn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Which lamp');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await look('the palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hostile' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('the list of projects');
  await page.keyboard.press('Escape');
  expect([...new Set(said), ...attacks]).toEqual([]);
});

test('the redirect of an address leads nowhere outside, and its breadcrumb is only text', async ({
  page,
  context,
  baseURL,
  t,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const attacks = await watchAttacks(context, origin);
  for (const target of [
    '//evil.example/overview/index',
    '/\\evil.example',
    '/answer/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:window.hacked=1',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    `/create?redirect=${encodeURIComponent('/create?redirect=//evil.example')}`,
    `/${'a'.repeat(3000)}`,
  ]) {
    await page.goto(`/create?redirect=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL(new RegExp(`^${origin}/overview/index`, 'u'));
  }
  for (const path of [
    '/redirect//evil.example',
    '/redirect/%09/evil.example',
    '/redirect/%5C%5Cevil.example',
    '/redirect/redirect//evil.example',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') }), path).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
  }

  const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
  for (const [named, shown] of [
    [HOSTILE.image, HOSTILE.image],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['x'.repeat(10_000), `${'x'.repeat(79)}…`],
    ['{count, plural}', '{count, plural}'],
  ] as const) {
    await page.goto(`/brand/index?breadcrumb=${encodeURIComponent(named)}`);
    await expect(trail).toHaveText(shown);
    await expect(page).toHaveTitle(new RegExp(`^${shown.replaceAll(/[^\w]/gu, '.')}`, 'u'));
    expect(await page.evaluate(injected)).toEqual([]);
    expect(await page.evaluate(tooWide)).toEqual([]);
  }
  expect(attacks).toEqual([]);
});
