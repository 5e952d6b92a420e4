import type { Page } from '@playwright/test';
import { APP_PLATFORMS } from '#client/lib/appPlatforms.ts';
import { assistantSetup, ASSISTANTS, KEY_PLACEHOLDER } from '#client/lib/assistantSetup.ts';
import { PROMPT_LANGUAGES } from '#client/lib/markets.ts';
import { pushCommand } from '#client/lib/pushCommand.ts';
import { expect } from '../fixtures.ts';
import type { ShownText } from './shownTexts.ts';

/** Words that Intl writes into dates and figures, in English, and the sample size sign, which is the same in all languages. */
function wordsOfIntl(): Set<string> {
  const words = new Set(['n', 'and', 'or', 'AM', 'PM', 'K', 'M', 'B', 'kB', 'MB', 'byte', 'bytes', 'UTC', 'GMT']);
  const languages = new Intl.DisplayNames('en-US', { type: 'language' });
  for (const code of PROMPT_LANGUAGES) {
    for (const word of (languages.of(code) ?? '').match(/[A-Za-z]+/gu) ?? []) words.add(word);
  }
  for (const style of ['long', 'short'] as const) {
    const month = new Intl.DateTimeFormat('en-US', { month: style, weekday: style });
    for (let day = 0; day < 365; day += 5) {
      for (const word of month.format(new Date(2026, 0, 1 + day)).match(/[A-Za-z]+/gu) ?? [])
      // Calendar headers shorten weekdays to two letters.
      {
        words.add(word).add(word.slice(0, 2));
      }
    }
    const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style });
    for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
      for (const count of [-2, -1, 0, 1, 2]) {
        for (const word of ago.format(count, unit).match(/[A-Za-z]+/gu) ?? []) words.add(word);
      }
    }
  }
  return words;
}

/** A code (a kind, a state, an id) is not a text: the UI shows a message for it. */
const CODE = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/u;

/** Fields whose values are texts, even if they look like a code. */
const WORDS = new Set(['name', 'names', 'title', 'text', 'tags', 'tag_names', 'also', 'terms', 'model', 'bots']);

/** Texts that the server sent to a page, to recognize displayed texts that are not from the catalogue. */
export class DataOfReplies {
  readonly #known = wordsOfIntl();
  readonly #han: string[] = [];
  /** Pending calls and files of the app. */
  waiting = 0;

  static async of(page: Page): Promise<DataOfReplies> {
    const data = new DataOfReplies();
    for (const { name } of APP_PLATFORMS) data.learn(name);
    // Every catalogue calls a language by its own name.
    data.learn('中文');
    // The domain in placeholders of empty fields.
    data.learn('https://example.com');
    // The word between the ends of an interval with signs is code in each language (lib/figureText.ts).
    data.learn('to');
    // The configuration for assistants is code, the same in every language.
    for (const assistant of ASSISTANTS) data.learn(assistantSetup(assistant, page.url(), KEY_PLACEHOLDER));
    for (const language of ['zh-CN', 'en-US']) {
      data.learn(pushCommand(page.url(), 'project', null, { day: '2026-01-01', language }));
    }
    const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/api/');
    // A lazily loaded part of a page shows nothing while its chunk is loading.
    const isAwaited = (url: string): boolean => isCall(url) || new URL(url).pathname.endsWith('.js');
    page.on('request', (request) => {
      if (isAwaited(request.url())) data.waiting += 1;
    });
    page.on('requestfailed', (request) => {
      if (isAwaited(request.url())) data.waiting -= 1;
    });
    page.on('requestfinished', async (request) => {
      if (isCall(request.url())) {
        const reply = await request.response();
        data.take(await reply?.json().catch(() => null));
      }
      if (isAwaited(request.url())) data.waiting -= 1;
    });
    return data;
  }

  /** Waits until every call is answered and nothing in the page is loading. */
  async drawn(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(async () => this.waiting + (await page.locator('[aria-busy=true]').count()), { intervals: [20, 50, 100] })
      .toBe(0);
  }

  private take(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (!CODE.test(value) || WORDS.has(name)) this.learn(value);
    } else if (Array.isArray(value)) {
      for (const part of value) this.take(part, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) this.take(part, key);
    }
  }

  learn(text: string): void {
    for (const word of text.match(/[A-Za-z]+/gu) ?? []) this.#known.add(word);
    if (/\p{Script=Han}/u.test(text)) this.#han.push(text);
  }

  private knows(run: string): boolean {
    if (this.#known.has(run)) return true;
    const known = /\p{Script=Han}/u.test(run) && this.#han.some((text) => text.includes(run));
    if (known) this.#known.add(run);
    return known;
  }

  /** Texts with a word that is in neither the catalogue nor the server's data. */
  foreign(texts: readonly ShownText[]): string[] {
    return texts.flatMap(({ text, where }) => {
      const runs = text.match(/[A-Za-z]+|\p{Script=Han}+/gu) ?? [];
      const unknown = runs.filter((run) => !this.knows(run));
      return unknown.length === 0
        ? []
        : [`not of the catalogue: "${unknown.join(' ')}" in "${text.slice(0, 80)}" (${where})`];
    });
  }
}
