import type { APIRequestContext, Page } from '@playwright/test';
import { storageKeys } from '#client/lib/storage.ts';
import { expect } from '../fixtures.ts';
import { HOSTILE, importHostile } from './importHostile.ts';
import { signIn } from './signIn.ts';

const PROJECT = 'Hostile <b>name</b>\u202Etxet';
const HTML = `<html><head><title>${HOSTILE.image.replaceAll('<', '&lt;')} \u202Egnp</title></head><body><h1>${HOSTILE.formula}</h1><script>window.hacked=1</script><p>${'A page of its own. '.repeat(40)}</p></body></html>`;

export interface Named {
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
}

/** API calls that store attack payloads wherever text can be entered. */
export class Attacker {
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
    // Like the client: sends the XSRF cookie back as a header.
    const { cookies } = await this.request.storageState();
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? 'none';
    const reply = await this.request.post(`/api/front/${path}`, {
      headers: { ...this.#headers, 'x-xsrf-token': xsrf },
      multipart: { ...fields, file: { name: '<img src=x>.html', mimeType: 'text/html', buffer: Buffer.from(file) } },
    });
    const { code, msg } = (await reply.json()) as { code: number; msg: string };
    expect(code, `${path}: ${msg}`).toBe(0);
  }

  /** Imports the project and stores payloads in it; returns its id and those of its prompts and topics. */
  async plant(): Promise<{ project: Named; prompts: readonly Named[]; topics: readonly string[]; brief: string }> {
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
    const saved = await this.post('optimize/briefs/save', {
      brief: { ...gathered.brief, title: HOSTILE.image, notes: `${HOSTILE.script}\n${HOSTILE.turned}` },
    });
    const topics = (await this.list('topic/index')).map(({ id }) => id);
    return { project, prompts, topics, brief: (saved as { brief: Named }).brief.id };
  }
}

/** Opens the browser with this project selected. */
export async function chooseProject(page: Page, project: Named): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key ?? '', value ?? '');
    },
    [storageKeys.currentProject, JSON.stringify({ has_data: 1, ...project })],
  );
}
