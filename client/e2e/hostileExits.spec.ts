import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Attacker, chooseProject } from './support/Attacker.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import type { Translate } from './support/createTranslator.ts';
import { fileProblems } from './support/fileProblems.ts';
import { backFromPaper, putOnPaper } from './support/printed.ts';
import { tooWide } from './support/tooWide.ts';
import { turnedWords } from './support/turnedWords.ts';
import { visit } from './support/visit.ts';
import { injected, watchAttacks } from './support/watchAttacks.ts';

test.use({ account: 'admin', locale: 'en-US', ownContext: true });
test.setTimeout(300_000);

const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;

/** The texts of outside that turn the direction of writing, as the server sent them. */
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

/** Every way a page has to save something, tried one after another; what is wrong with what was saved. */
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
          // The menu of the next one would stand beside this one, which is still fading.
          await expect(page.getByRole('menuitem', { name: t(item) })).toHaveCount(0);
        });
      }
    }
  }
  return problems;
}

test('what is saved, printed, pointed at, said aloud or stands in a title is text as well', async ({
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
  for (const address of [
    '/overview/index',
    ...['platforms', 'prompts', 'topics', 'sources', 'answers'].map((tab) => `/answer/index?tab=${tab}`),
    `/answer/promptsDetails?id=${prompts[1]?.id ?? ''}`,
    `/answer/promptsDetails?id=${prompts[1]?.id ?? ''}&tab=sources`,
    `/answer/promptsDetails?id=${prompts[1]?.id ?? ''}&tab=competitors`,
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
  ]) {
    await visit(page, address);
    await data.drawn(page);
    await look(address);
    for (const [place, chart] of (await page.locator('[data-highcharts-chart]').all()).entries()) {
      await chart.hover();
      await look(`${address}, hint of chart ${String(place + 1)}`);
    }
    said.push(...(await saveAll(page, t)).map((text) => `${address}: ${text}`));
    await putOnPaper(page);
    await look(`${address} printed`);
    await backFromPaper(page);
  }
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

const LONG = 'w'.repeat(100_000);
/** Generous, as above; a field that freezes its page takes many times as long. */
const LONGEST_INSERT_MS = 15_000;
const TEXT_FIELDS = ['text', 'search', 'email', 'url', 'tel', 'password'].map((type) => `input[type=${type}]`);

/** Whether something comes into sight before long. */
async function isThere(wanted: Locator): Promise<boolean> {
  return wanted
    .first()
    .waitFor({ timeout: 4000 })
    .then(
      () => true,
      () => false,
    );
}

/** What is wrong with how a field takes a text of 100,000 characters; null when nothing is. */
async function overfill(page: Page, field: Locator): Promise<string | null> {
  const { most, name, isChips } = await field.evaluate((element: HTMLInputElement) => ({
    most: element.maxLength,
    name: element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '?',
    isChips: element.autocomplete === 'off' && element.maxLength < 0 && element.localName === 'input',
  }));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const from = Date.now();
  await page.keyboard.insertText(LONG);
  await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(0);
  const took = Date.now() - from;
  if (took > LONGEST_INSERT_MS) return `${name} takes ${String(took)} ms`;
  const shown = most.toLocaleString('en-US');
  if (most >= 0) {
    const said = page.getByRole('alert').filter({ hasText: name.trim() }).filter({ hasText: shown });
    return (await isThere(said)) ? null : `${name} leaves out all but ${shown} and does not say so`;
  }
  if (isChips) await page.keyboard.press('Enter');
  await field.evaluate((element: HTMLInputElement) => element.form?.requestSubmit());
  const said = page.getByRole('alert').filter({ hasText: /\d/u });
  return (await isThere(said)) ? null : `${name} takes 100,000 characters and says nothing of a longest length`;
}

test('a hundred thousand characters: every field says how many it takes, none freezes or bursts its page', async ({
  page,
  t,
}) => {
  const data = await DataOfReplies.of(page);
  const problems: string[] = [];
  const press = (name: string) => async (): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();
  const forms: readonly (readonly [string, (() => Promise<void>)?])[] = [
    ['/prompt?add=one'],
    ['/keywords/index?add=one'],
    ['/brand/index'],
    ['/brand/index?tab=facts', press(t('brand.facts.add'))],
    ['/brand/index?tab=perception', press(t('brand.themes.edit'))],
    ['/userInsights/index', press(t('insights.personas.edit'))],
    ['/optimize/index', press(t('actions.add'))],
    ['/optimize/index?action=create_coverage%7Cchengyu-p12'],
    ['/optimize/contCreation?brief=chengyu-brief-winter'],
    ['/optimize/genContent', press(t('writing.kit'))],
    ['/optimize/existingContent?add=html'],
    ['/profile'],
    ['/profile?tab=account'],
    ['/profile?tab=password'],
  ];
  for (const [address, open] of forms) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    await data.drawn(page);
    await open?.();
    const dialog = page.getByRole('dialog');
    if (open !== undefined) await dialog.waitFor();
    await data.drawn(page);
    const scope = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
    const fields = scope.locator([...TEXT_FIELDS, 'input:not([type])', 'textarea'].join()).filter({ visible: true });
    // A search is no form: what it takes is as long as what the server takes.
    for (const field of await fields.all()) {
      if (!(await field.isEditable()) || (await field.getAttribute('type')) === 'search') continue;
      const problem = await overfill(page, field);
      if (problem !== null) problems.push(`${address}: ${problem}`);
    }
    problems.push(...(await page.evaluate(tooWide)).map((text) => `${address}: ${text}`));
    await page.setViewportSize({ width: 390, height: 900 });
    // A text field takes its new size a moment later.
    await expect
      .poll(async () => page.evaluate(tooWide), { timeout: 2000 })
      .toEqual([])
      .catch(() => problems.push(`${address} is too wide at 390`));
  }
  expect(problems).toEqual([]);
});
