import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WEIGHTS } from '#client/lib/contentScore/weights.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const { access: _gate, structuredData: _shown, ...STANDARD } = WEIGHTS;

let server: TestServer;
let ada: Record<string, string>;
let prompt: string;
beforeEach(async () => {
  server = await startTestServer();
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1', 'accept-language': 'en' };
  const { data } = await server.get('/api/front/answer/prompts', ada);
  prompt = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), data).list[0]?.id ?? '';
});
afterEach(() => server.stop());

interface Kind {
  /** The call's path below /api/front/, and its body for a state and the state it is based on. */
  readonly call: string;
  readonly first: () => object | null;
  readonly change: (state: object, turn: number) => object;
  readonly body: (state: object | null, base?: object | null) => object;
  /** The stored state in a response. */
  readonly kept: (data: unknown) => object;
}

const within =
  (name: string) =>
  (data: unknown): object =>
    v.parse(v.object({ [name]: v.looseObject({}) }), data)[name] ?? {};

const KINDS: Readonly<Record<string, Kind>> = {
  'a fact': {
    call: 'brand/facts/save',
    first: () => ({ statement: '两座', subject: ['座'], value: '2 个' }),
    change: (state, turn) => ({ ...state, source: `source ${String(turn)}` }),
    body: (fact, base) => ({ fact, ...(base !== undefined && { base }) }),
    kept: within('fact'),
  },
  'a publication': {
    call: 'optimize/changes/save',
    first: () => ({ url: 'own.example/guide', title: '指南', prompt_ids: [prompt], published_on: '2026-03-05' }),
    change: (state, turn) => ({ ...state, note: `note ${String(turn)}` }),
    body: (change, base) => ({ change, ...(base !== undefined && { base }) }),
    kept: within('change'),
  },
  'the weights of the content score': {
    call: 'optimize/score/weights',
    first: () => ({ ...STANDARD, match: 10 }),
    change: (state, turn) => ({ ...state, answerFirst: 50 + turn }),
    body: (weights, base) => ({ weights, ...(base !== undefined && { base }) }),
    kept: within('weights'),
  },
  'the plan of the weekly pulse': {
    call: 'channel/pulse/save',
    first: () => ({ on: true, weekday: 1, hour: 9, time_zone: 'Asia/Shanghai' }),
    change: (state, turn) => ({ ...state, hour: 10 + turn }),
    body: (plan, base) => ({ ...plan, ...(base !== undefined && { base }) }),
    kept: (data) => v.parse(v.looseObject({}), data),
  },
};

describe.each(Object.entries(KINDS))('%s', (_name, { call, first, change, body, kept }) => {
  const send = async (sent: object) => server.post(`/api/front/${call}`, sent, ada);

  test('that somebody else changed meanwhile is not replaced without a word; whoever was told replaces it', async () => {
    const before = kept((await send(body(first()))).data);
    const [theirs, mine] = [change(before, 1), change(before, 2)];
    expect((await send(body(theirs, before))).code).toBe(0);
    const refused = await send(body(mine, before));
    expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('Someone else saved a new version') });
    expect(kept((await send(body(theirs, theirs))).data)).toEqual(theirs);
    expect(kept((await send(body(mine))).data)).toEqual(mine);
  });

  test('with a base that is nested without end is refused by the name of the field', async () => {
    const base = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as object;
    const refused = { code: 422, msg: 'base: is nested too deep' };
    const before = kept((await send(body(first()))).data);
    expect(await send(body(change(before, 1), base))).toMatchObject(refused);
  });

  test('saved once more as it is, because the reply was lost, is nobody else’s change', async () => {
    const before = kept((await send(body(first()))).data);
    const mine = change(before, 1);
    expect((await send(body(mine, before))).code).toBe(0);
    expect((await send(body(mine, before))).code).toBe(0);
  });
});

test.each([
  ['a fact', 'brand/facts/delete'],
  ['a publication', 'optimize/changes/delete'],
])('%s that somebody deleted meanwhile is added again only by whoever was told', async (name, remove) => {
  const { call, first, change, body, kept } = KINDS[name] ?? expect.fail(name);
  const send = async (sent: object) => server.post(`/api/front/${call}`, sent, ada);
  const before = kept((await send(body(first()))).data);
  const { id } = v.parse(v.looseObject({ id: v.string() }), before);
  await server.post(`/api/front/${remove}`, { id }, ada);
  expect(await send(body(change(before, 1), before))).toMatchObject({
    code: 409,
    msg: expect.stringContaining('Someone else deleted it'),
  });
  expect((await send(body(change(before, 1)))).code).toBe(0);
});
