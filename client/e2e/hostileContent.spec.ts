import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Attacker, chooseProject } from './support/Attacker.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import { HOSTILE } from './support/importHostile.ts';
import { tooWide } from './support/tooWide.ts';
import { visit } from './support/visit.ts';
import { injected, turning, watchAttacks } from './support/watchAttacks.ts';

test.use({ account: 'admin', locale: 'en-US', ownContext: true });
test.setTimeout(180_000);

/** Generous: two tests share two cores with the servers. */
const LONGEST_MS = 8000;

async function look(page: Page): Promise<string[]> {
  return [...(await page.evaluate(injected)), ...(await page.evaluate(turning)), ...(await page.evaluate(tooWide))];
}

test('whatever answers, names and addresses hold stays text on every page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { project, prompts, topics } = await new Attacker(request).plant();
  const attacks = await watchAttacks(context, new URL(baseURL ?? '').origin);
  await chooseProject(page, project);
  const data = await DataOfReplies.of(page);
  const said: string[] = [];
  for (const address of [
    '/overview/index',
    ...['platforms', 'prompts', 'topics', 'sources', 'answers'].map((tab) => `/answer/index?tab=${tab}`),
    ...prompts.map(({ id }) => `/answer/promptsDetails?id=${id}`),
    `/answer/promptsDetails?id=${prompts[0]?.id ?? ''}&tab=sources`,
    `/answer/promptsDetails?id=${prompts[0]?.id ?? ''}&tab=competitors`,
    ...topics.map((id) => `/answer/topicIndex?id=${id}`),
    '/answer/subdomainDetails?domain=evil.example',
    '/prompt',
    '/brand/index',
    '/brand/index?tab=competitors',
    '/brand/index?tab=perception',
    '/userInsights/index',
    '/userInsights/index?tab=prompts',
    '/keywords/index',
    '/keywords/expand',
    '/optimize/index',
    '/optimize/contCreation',
    '/optimize/existingContent',
    '/optimize/genContent',
    '/dashboard/workplace',
    '/profile',
    '/profile?tab=team',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const from = Date.now();
    await visit(page, address);
    await data.drawn(page);
    const took = Date.now() - from;
    if (took > LONGEST_MS) said.push(`${address}: ${String(took)} ms`);
    said.push(...(await look(page)).map((text) => `${address}: ${text}`));
    await page.setViewportSize({ width: 390, height: 900 });
    // Charts follow the window a moment later.
    await expect.poll(async () => page.evaluate(tooWide), { message: `${address} at 390` }).toEqual([]);
  }
  expect([...said, ...attacks]).toEqual([]);
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
