import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { at, objectsAt } from '#server/ingest/replies/json.ts';
import { adapterOf } from '../adapters/adapterOf.ts';
import { askOnce } from './askOnce.ts';
import type { Attempt } from './askOnce.ts';

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

interface Answered {
  readonly status?: number;
  /** A text is sent unchanged. */
  readonly body: unknown;
}

let asked: Asked[] = [];
let answer: (request: Asked, turn: number) => Answered;

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const text = Buffer.concat(pieces).toString();
    const one = { path: request.url ?? '', body: text === '' ? null : (JSON.parse(text) as unknown) };
    asked.push(one);
    const { status = 200, body } = answer(one, asked.length);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

/** @param model distinct per test, because accepted request changes are cached */
function ask(id: ProviderId, model: string): Promise<Attempt> {
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return askOnce(adapterOf(id), {
    prompt: 'Which CRM?',
    model,
    baseUrl,
    key: 'k',
    searchMode: 'forced',
    country: null,
  });
}

function answerOf(came: Attempt) {
  if (came.kind !== 'answer') throw new Error(JSON.stringify(came));
  return { text: came.answer.reply.text, mode: came.answer.mode, searched: came.answer.searched };
}

const REFUSED = {
  error: { message: "tool_choice 'specified' is incompatible with thinking", type: 'invalid_request' },
};
const said = {
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'Alpha' }],
  stop_reason: 'end_turn',
};

describe('a model that refuses to be told which tool to call', () => {
  it('is asked to search in words, and from then on at once', async () => {
    answer = ({ body }) => (at(body, 'tool_choice') === undefined ? { body: said } : { status: 400, body: REFUSED });
    expect(answerOf(await ask('claude', 'thinks'))).toMatchObject({ text: 'Alpha', mode: 'nudged' });
    expect(asked.map(({ body }) => at(body, 'system'))).toEqual([undefined, 'Search the web before you answer.']);
    await ask('claude', 'thinks');
    expect(asked).toHaveLength(3);
  });

  it('is asked so by Kimi too, whose tools cost nothing to look up', async () => {
    const tools = { object: 'list', tools: [{ type: 'function', function: { name: 'web_search' } }] };
    const reply = { choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: 'Alpha' } }] };
    answer = ({ path, body }) => {
      if (path.endsWith('/tools')) return { body: tools };
      return typeof at(body, 'tool_choice') === 'string' ? { body: reply } : { status: 400, body: REFUSED };
    };
    expect(answerOf(await ask('kimi', 'thinks'))).toMatchObject({ text: 'Alpha', mode: 'nudged' });
    answer = () => ({ status: 400, body: { error: { message: 'bad' } } });
    expect(await ask('kimi', 'other')).toMatchObject({ kind: 'fault', mayBePaid: false });
  });
});

it('asks Qwen at the other address where a model is served there, and tells of a missing model else', async () => {
  const wrong = { status: 400, body: { code: 'InvalidParameter', message: 'url error, please check url' } };
  const message = { content: [{ text: 'Alpha' }] };
  const reply = { request_id: 'r', output: { choices: [{ finish_reason: 'stop', message }] } };
  answer = ({ path }) => (path.includes('/multimodal-generation/') ? { body: reply } : wrong);
  expect(answerOf(await ask('qwen', 'qwen-new'))).toMatchObject({ text: 'Alpha', mode: 'forced' });
  expect(asked.map(({ path }) => path.split('/')[3])).toEqual(['text-generation', 'multimodal-generation']);
  expect(at(objectsAt(asked[1]?.body, 'input', 'messages')[0], 'content')).toEqual([{ text: 'Which CRM?' }]);
  answer = () => wrong;
  expect(await ask('qwen', 'qwen3.9-none')).toMatchObject({ kind: 'fault', fault: { kind: 'model' } });
});

it('has Kimi answer with what it found after some rounds, however often it would go on', async () => {
  const call = (id: string) => ({
    id,
    type: 'function',
    function: { name: 'web_search', arguments: '{"query":"crm"}' },
  });
  answer = ({ path, body }, turn) => {
    if (path.endsWith('/tools')) return { body: { tools: [{ type: 'function' }] } };
    if (path.endsWith('/fibers')) return { body: { object: 'fiber', status: 'succeeded', context: { output: 'x' } } };
    const calls = ['a', 'b', 'c', 'd'].map((name) => call(`${name}${String(turn)}`));
    const isLast = at(body, 'tool_choice') === 'none';
    const message = isLast ? { role: 'assistant', content: 'Alpha' } : { role: 'assistant', tool_calls: calls };
    return { body: { choices: [{ finish_reason: isLast ? 'stop' : 'tool_calls', message }] } };
  };
  expect(answerOf(await ask('kimi', 'goes-on'))).toMatchObject({ text: 'Alpha', searched: true });
});

it('goes on with a paused turn without ordering another search', async () => {
  answer = (_request, turn) => ({ body: turn === 1 ? { ...said, stop_reason: 'pause_turn' } : said });
  await ask('claude', 'pauses');
  expect(asked.map(({ body }) => at(body, 'tool_choice') !== undefined)).toEqual([true, false]);
});

it('reads a stream that a gateway sends unasked', async () => {
  const done = {
    type: 'response.completed',
    response: { object: 'response', status: 'completed', output: [{ type: 'message', content: said.content }] },
  };
  answer = () => ({ body: `event: response.completed\ndata: ${JSON.stringify(done)}\n\n` });
  expect(answerOf(await ask('openai', 'streams')).text).toBe('Alpha');
});

it('tells by its words what failed in an envelope that only the reader knows', async () => {
  answer = () => ({ body: { Response: { ErrorMsg: { Msg: '账户余额不足', Code: 4000 }, RequestId: 'r' } } });
  expect(await ask('tokenhub', 'unpaid')).toMatchObject({ fault: { kind: 'quota', detail: '账户余额不足' } });
});

it('leaves the words of an answer alone where the key is one of them', async () => {
  answer = () => ({ body: said });
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  for (const [key, text] of [
    ['Alpha', 'Alpha'],
    ['text', 'Alpha'],
    ['sk-1Alpha', 'Say [key]'],
  ] as const) {
    if (key === 'sk-1Alpha') answer = () => ({ body: { ...said, content: [{ type: 'text', text: `Say ${key}` }] } });
    const request = { prompt: 'Which CRM?', model: 'plain', baseUrl, key, searchMode: 'none', country: null } as const;
    expect(answerOf(await askOnce(adapterOf('claude'), request)).text).toBe(text);
  }
});

it('knows that nothing was paid for where no encrypted connection came about', async () => {
  const baseUrl = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const request = { prompt: 'Which CRM?', model: 'm', baseUrl, key: 'k', searchMode: 'forced', country: null } as const;
  expect(await askOnce(adapterOf('openai'), request)).toMatchObject({
    ...{ kind: 'fault', fault: { kind: 'network', detail: 'ERR_SSL_WRONG_VERSION_NUMBER' }, mayBePaid: false },
  });
});

it('does not ask again for a body that is longer than any answer', async () => {
  answer = () => ({ body: 'x'.repeat(21_000_000) });
  expect(await ask('openai', 'endless')).toMatchObject({
    fault: { kind: 'unreadable', detail: 'TOO_LARGE' },
    mayBePaid: true,
  });
});

it('keeps what came of an answer that broke off, which may have been paid for', async () => {
  const half = '{"output":[{"type":"message","content":[{"text":"You are out of credits after 100 requests per day';
  answer = () => ({ body: half });
  expect(await ask('openai', 'breaks')).toEqual({
    kind: 'fault',
    fault: { kind: 'unreadable', detail: half.slice(0, 300), wait: null },
    ...{ raw: half, mayBePaid: true },
  });
});
