import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DataOfReplies } from './support/DataOfReplies.ts';
import { HOSTILE, importHostile } from './support/importHostile.ts';
import { signIn } from './support/signIn.ts';
import { tooWide } from './support/tooWide.ts';
import { injected, turning, watchAttacks } from './support/watchAttacks.ts';
import { storageKeys } from '../src/lib/storage.ts';

test.use({ account: 'admin', locale: 'en-US' });
test.setTimeout(180_000);

/** Generous: two tests share two cores with the servers. */
const LONGEST_MS = 8000;
const PROJECT = 'Hostile <b>name</b>\u202Etxet';
const HTML = `<html><head><title>${HOSTILE.image.replaceAll('<', '&lt;')} \u202Egnp</title></head><body><h1>${HOSTILE.formula}</h1><script>window.hacked=1</script><p>${'A page of its own. '.repeat(40)}</p></body></html>`;

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
}

/** The calls of somebody who plants attacks wherever a text can be typed. */
class Attacker {
  #headers: Record<string, string> = {};

  constructor(private readonly request: APIRequestContext) {}

  async list(path: string): Promise<readonly Named[]> {
    const reply = (await (await this.request.get(`/api/front/${path}`, { headers: this.#headers })).json()) as {
      data: { list: readonly Named[] };
    };
    return reply.data.list;
  }

  async post(path: string, body: object): Promise<unknown> {
    const reply = await this.request.post(`/api/front/${path}`, { headers: this.#headers, data: body });
    const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: unknown };
    expect(code, `${path}: ${msg}`).toBe(0);
    return data;
  }

  async get(path: string): Promise<unknown> {
    const reply = await this.request.get(`/api/front/${path}`, { headers: this.#headers });
    const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: unknown };
    expect(code, `${path}: ${msg}`).toBe(0);
    return data;
  }

  async upload(path: string, file: string, fields: Record<string, string>): Promise<void> {
    const reply = await this.request.post(`/api/front/${path}`, {
      headers: this.#headers,
      multipart: { ...fields, file: { name: '<img src=x>.html', mimeType: 'text/html', buffer: Buffer.from(file) } },
    });
    const { code, msg } = (await reply.json()) as { code: number; msg: string };
    expect(code, `${path}: ${msg}`).toBe(0);
  }

  /** Imports the project and plants the rest in it; gives its id and those of its prompts and topics. */
  async plant(): Promise<{ project: Named; prompts: readonly Named[]; topics: readonly string[] }> {
    await importHostile(PROJECT);
    this.#headers = { authorization: `Bearer ${await signIn(this.request, 'admin')}` };
    const project = (await this.list('project/index')).find(({ name }) => name?.startsWith('Hostile') === true);
    if (project === undefined) throw new Error('the project is not in the list');
    this.#headers = { ...this.#headers, 'project-id': project.id };
    const prompts = await this.list('prompt/index?page_size=50');
    await this.post('user/editProfile', {
      name: `<b>Ada</b>\u202E${HOSTILE.zalgo}`.slice(0, 50),
      introduction: HOSTILE.image,
    });
    await this.post('keyword/add', {
      from: 'typed',
      keywords: [`lamp ${HOSTILE.image}`, HOSTILE.formula, `\u202Epmal`].map((label) => ({
        label,
        source: HOSTILE.script,
      })),
    });
    await this.upload('optimize/pages/html', HTML, { url: 'https://lumora.example/"><b>' });
    const gathered = (await this.get(`optimize/briefs/gather?prompt_ids[]=${prompts[0]?.id ?? ''}`)) as {
      brief: object;
    };
    await this.post('optimize/briefs/save', {
      brief: { ...gathered.brief, title: HOSTILE.image, notes: `${HOSTILE.script}\n${HOSTILE.turned}` },
    });
    const topics = (await this.list('topic/index')).map(({ id }) => id);
    return { project, prompts, topics };
  }
}

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
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key ?? '', value ?? '');
    },
    [storageKeys.currentProject, JSON.stringify({ has_data: 1, ...project })],
  );
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
    await page.goto(address);
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
