import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { askOnce } from '../ask/askOnce.ts';
import type { Attempt } from '../ask/askOnce.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import { factsOf } from '../providers/providerTable.ts';
import { providerSource, settingFor } from '../providers/readProviders.ts';
import { adapterOf } from './adapterOf.ts';
import { costOf } from './readAnswer.ts';

const KEY = 'sk-planted-0123456789';
const PROMPT = '2026 年最好的工具？';
const WORDS = 'Alpha 与 Beta 都不错';
const ALPHA = 'https://alpha.example/guide';
const BETA = 'https://beta.example/review';
const GAMMA = 'https://gamma.example/list';

let fake: FakeProviders;
beforeAll(async () => {
  fake = await startFakeProviders();
  fake.words = () => WORDS;
});
afterAll(() => fake.stop());

function ready(id: ProviderId): ReadyProvider {
  const setting = settingFor(providerSource(fake.variables(KEY), '/nowhere'), id);
  if (!isReady(setting)) throw new Error(`${id} is not ready: ${setting.problem.kind}`);
  return setting;
}

async function ask(id: ProviderId): Promise<Attempt> {
  const searchMode = factsOf(id).searchModes[0] ?? 'auto';
  const { model, baseUrl, key } = ready(id);
  return askOnce(adapterOf(id), { prompt: PROMPT, model, baseUrl, key, searchMode, country: null });
}

interface Expected {
  readonly text: string;
  /** URLs, in order. */
  readonly cited: readonly string[] | null;
  readonly retrieved: readonly string[] | null;
  readonly searches: readonly string[] | null;
  readonly model: string;
  readonly usage: readonly [input: number, output: number, searches: number | null];
  readonly cost: number;
  readonly source: 'reported' | 'computed' | 'estimate';
}

const marked = `${WORDS} [Alpha guide](${ALPHA}) 与 [Beta review](${BETA})`;

const EXPECTED: Readonly<Record<ProviderId, Expected>> = {
  openai: {
    text: marked,
    cited: [ALPHA, BETA],
    retrieved: [GAMMA],
    searches: ['best tools', '最佳 工具'],
    model: 'gpt-5.6-2026-08-07',
    usage: [9000, 700, 1],
    ...{ cost: 0.08, source: 'estimate' },
  },
  perplexity: {
    text: `${WORDS} [1]，另见 [2]`,
    cited: [ALPHA, BETA],
    retrieved: [GAMMA],
    searches: ['best tools 2026'],
    model: 'perplexity/sonar',
    usage: [4000, 600, 1],
    ...{ cost: 0.0075, source: 'reported' },
  },
  gemini: {
    text: `🔎 ${WORDS}。第二句没有来源。`,
    cited: ['https://beta.example', 'https://alpha.example'],
    retrieved: ['https://gamma.example'],
    searches: ['best tools', 'tools review'],
    model: 'gemini-3.5-flash-001',
    // 300 output and 200 thinking tokens.
    usage: [40, 500, null],
    ...{ cost: 0.04, source: 'estimate' },
  },
  claude: {
    text: `${WORDS}，见 Beta。完。`,
    cited: [BETA, ALPHA],
    retrieved: [GAMMA],
    searches: ['best tools'],
    model: 'claude-sonnet-5-20260801',
    usage: [12_000, 500, 1],
    ...{ cost: 0.06, source: 'estimate' },
  },
  deepseek: {
    text: WORDS,
    cited: null,
    retrieved: [ALPHA, BETA],
    searches: ['最佳 工具'],
    model: 'DeepSeek-V4.1-Flash',
    usage: [6000, 400, 1],
    // 6000 x 0.30 + 400 x 1.20 per million, plus one search at 0.00075.
    ...{ cost: 0.0018 + 0.00048 + 0.00075, source: 'computed' },
  },
  qwen: {
    text: `${WORDS}[2]，以及 [9]`,
    cited: [BETA],
    retrieved: [ALPHA, GAMMA],
    searches: null,
    model: '',
    usage: [800, 300, 1],
    ...{ cost: 0.004, source: 'estimate' },
  },
  kimi: {
    text: WORDS,
    cited: null,
    retrieved: null,
    searches: ['最佳工具'],
    model: 'kimi-model-0905',
    usage: [2200, 350, 1],
    ...{ cost: 0.012, source: 'estimate' },
  },
  doubao: {
    text: WORDS,
    cited: [BETA, ALPHA],
    retrieved: null,
    searches: ['最佳 工具'],
    model: 'doubao-model-260215',
    usage: [3000, 500, 1],
    ...{ cost: 0.01, source: 'estimate' },
  },
  doubao_app: {
    text: `${WORDS}[3]`,
    cited: [BETA],
    retrieved: [ALPHA],
    searches: ['最佳工具'],
    model: 'doubao-model',
    usage: [0, 0, null],
    ...{ cost: 0.028, source: 'computed' },
  },
  ernie: {
    text: `${WORDS}^[1][3]^`,
    cited: [ALPHA, GAMMA],
    retrieved: [BETA],
    searches: null,
    model: 'ernie-4.5-turbo-32k',
    usage: [900, 200, null],
    ...{ cost: 0.005, source: 'estimate' },
  },
  tokenhub: {
    text: WORDS,
    cited: [ALPHA],
    retrieved: null,
    searches: ['工具'],
    model: 'hy3',
    usage: [500, 100, null],
    ...{ cost: 0.006, source: 'estimate' },
  },
  grok: {
    text: `${WORDS} [[1]](${ALPHA})`,
    cited: [ALPHA],
    retrieved: [BETA],
    searches: ['best tools'],
    model: 'grok-model-0709',
    usage: [5000, 400, 1],
    // 152,500,000 ticks of 1e-10 dollars.
    ...{ cost: 0.01525, source: 'reported' },
  },
  mistral: {
    text: `${WORDS}，完`,
    cited: [BETA, ALPHA],
    retrieved: null,
    searches: ['best tools'],
    model: 'mistral-medium-latest',
    usage: [2000, 300, 1],
    ...{ cost: 0.04, source: 'estimate' },
  },
  openrouter: {
    text: marked,
    cited: [ALPHA, BETA],
    retrieved: null,
    searches: null,
    model: 'openrouter-model',
    usage: [3000, 250, 1],
    ...{ cost: 0.0212, source: 'reported' },
  },
};

const urlsOf = (list: readonly { readonly url: string }[] | null): string[] | null =>
  list === null ? null : list.map(({ url }) => url.replace(/\?utm_source=openai$/u, '').replace(/\/$/u, ''));

describe.each(Object.entries(EXPECTED) as [ProviderId, Expected][])('%s', (id, expected) => {
  it('gives text, pages, queries, model, usage and cost as computed by hand', async () => {
    const attempt = await ask(id);
    if (attempt.kind !== 'answer') throw new Error(JSON.stringify(attempt));
    const { reply, searched } = attempt.answer;
    const { facts, tokens } = ready(id);
    const cost = costOf(adapterOf(id), attempt.answer, tokens, facts.price.typical);
    expect({
      text: reply.text,
      status: reply.status,
      searched,
      cited: urlsOf(reply.citations),
      retrieved: urlsOf(reply.retrieved),
      searches: reply.searches,
      model: reply.model,
      usage: [reply.usage?.input, reply.usage?.output, reply.usage?.searches],
      source: cost.source,
    }).toEqual({
      text: expected.text,
      status: 'ok',
      searched: true,
      cited: expected.cited,
      retrieved: expected.retrieved,
      searches: expected.searches,
      model: expected.model,
      usage: expected.usage,
      source: expected.source,
    });
    expect(cost.usd).toBeCloseTo(expected.cost, 8);
  });

  it('sends the prompt alone, and the key in a header only', async () => {
    fake.requests.length = 0;
    await ask(id);
    const sent = fake.requests.filter(({ method }) => method === 'POST');
    expect(sent.some(({ prompt }) => prompt === PROMPT)).toBe(true);
    for (const { path, body } of fake.requests) expect(path + JSON.stringify(body)).not.toContain(KEY);
    expect(JSON.stringify(fake.requests[0]?.headers)).toContain(KEY);
  });
});

it("computes the cost from tokens and searches where the key's owner set the prices", async () => {
  const variables = { ...fake.variables(KEY), OPENAI_PRICE: '1.25, 10, 0.01' };
  const setting = settingFor(providerSource(variables, '/nowhere'), 'openai');
  const attempt = await ask('openai');
  if (attempt.kind !== 'answer' || !isReady(setting)) throw new Error('No answer');
  const cost = costOf(adapterOf('openai'), attempt.answer, setting.tokens, 0.08);
  // 9000 x 1.25 and 700 x 10 per million, plus one search.
  expect(cost).toEqual({ usd: 0.01125 + 0.007 + 0.01, source: 'computed' });
});

it.each([
  [true, 0.0212],
  [false, 0.0012],
  [null, 0.0012],
])('a search that is not counted costs as one, if one ran: %s', (searched, usd) => {
  const usage = { input: 200, output: 100, reasoning: null, cached: null, searches: null, costUsd: null };
  const cost = costOf({}, { reply: { usage, searches: null }, searched }, { input: 1, output: 10, search: 0.02 }, 0.05);
  expect(cost.usd).toBeCloseTo(usd, 8);
});
