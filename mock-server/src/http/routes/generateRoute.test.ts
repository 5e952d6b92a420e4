import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { openBriefSchema } from '#client/api/briefSchemas.ts';
import { draftListSchema, draftReplySchema, generatedSchema } from '#client/api/draftSchemas.ts';
import type { GeneratedEnd } from '#client/api/draftSchemas.ts';
import { beginStream, DONE, refusing, said, startLlm, streaming } from '#server/testing/startLlm.ts';
import type { TestLlm } from '#server/testing/startLlm.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const BASE = '/api/front/optimize';
const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

let server: TestServer;
let llm: TestLlm | null = null;
let admin: Record<string, string>;
let briefId = '';

/** Starts a server with a brief and, if an answer is given, a language model. */
async function start(answer?: Parameters<typeof startLlm>[0]): Promise<void> {
  llm = answer === undefined ? null : await startLlm(answer);
  server = await startTestServer({ llm: llm?.settings ?? null });
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  const days = 'start_time=2026-01-01&end_time=2026-03-10';
  const { data } = await server.get(`${BASE}/briefs/gather?${days}&prompt_ids[]=q1`, admin);
  const { brief } = v.parse(openBriefSchema, data);
  const body = { brief: { ...brief, title: '续航简报', notes: '电池 60 kWh' } };
  briefId = v.parse(openBriefSchema, (await server.post(`${BASE}/briefs/save`, body, admin)).data).brief.id;
}
afterEach(async () => {
  await server.stop();
  await llm?.stop();
  log.mockClear();
});

async function generate(order: object = {}): Promise<readonly [string, GeneratedEnd | undefined]> {
  const reply = await server.post(`${BASE}/generate`, { brief_id: briefId, ...order }, admin);
  const { events } = v.parse(generatedSchema, reply.data);
  const text = events.map((event) => ('text' in event ? event.text : '')).join('');
  return [text, events.flatMap((event) => ('end' in event ? [event.end] : []))[0]];
}

test('without a model the text is assembled by rules, and says so', async () => {
  await start();
  const [text, end] = await generate();
  expect(text).toContain('# 续航简报');
  expect(text).toContain('> 待补充：');
  expect(end).toEqual({ fault: null, retry_after: null, unknown_figures: [], unknown_links: [] });
  const { writer, briefs } = v.parse(draftListSchema, (await server.get(`${BASE}/drafts`, admin)).data);
  expect(writer).toEqual({ by: 'rules', model: null });
  expect(briefs).toMatchObject([{ id: briefId, title: '续航简报', language: 'zh' }]);
});

test('a draft begun from a brief takes over its title, language and prompts', async () => {
  await start();
  const reply = await server.post(`${BASE}/draft/create`, { brief_id: briefId }, admin);
  expect(v.parse(draftReplySchema, reply.data).draft).toMatchObject({
    title: '续航简报',
    text: '',
    language: 'zh',
    prompt_ids: ['q1'],
    brief_id: briefId,
  });
  const unknown = await server.post(`${BASE}/draft/create`, { brief_id: 'nothing' }, admin);
  expect(unknown).toMatchObject({ code: 422, data: { fields: { brief_id: expect.any(String) } } });
});

test("a model's text comes with what it says beyond the brief; the key and the address stay here", async () => {
  await start(streaming(said('电池 60 kWh，'), said('销量 4.2 万，见 https://made-up.example/x', 'stop'), DONE));
  const response = await fetch(`${server.url}${BASE}/generate`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify({ brief_id: briefId }),
  });
  const raw = await response.text();
  expect(raw).not.toContain('secret-key');
  expect(raw).not.toContain(llm?.settings.baseUrl);
  const { data } = v.parse(v.object({ data: generatedSchema }), JSON.parse(raw));
  expect(data).toMatchObject({ by: 'model', model: 'writer-1' });
  expect(data.events).toEqual([
    { text: '电池 60 kWh，' },
    { text: '销量 4.2 万，见 https://made-up.example/x' },
    {
      end: {
        fault: null,
        retry_after: null,
        unknown_figures: ['4.2 万'],
        unknown_links: ['https://made-up.example/x'],
      },
    },
  ]);
  expect(llm?.requests[0]?.body).toContain('电池 60 kWh');
});

test.each([
  ['unauthorised', null, refusing(401), ''],
  ['rate_limited', 30, refusing(429, { 'retry-after': '30' }), ''],
  ['cut_off', null, streaming(said('half')), 'half'],
  ['malformed', null, streaming(said('half'), 'data: {\n\n'), 'half'],
] as const)('%s: what came stands, and the end says what happened', async (fault, retryAfter, answer, text) => {
  await start(answer);
  expect(await generate()).toEqual([text, { fault, retry_after: retryAfter, unknown_figures: [], unknown_links: [] }]);
  expect(log.mock.calls.join(' ')).not.toContain('secret-key');
});

test('pieces are sent on as they come, and leaving stops the model', async () => {
  await start((response) => {
    beginStream(response);
    response.write(said('first'));
  });
  const leaving = new AbortController();
  const response = await fetch(`${server.url}${BASE}/generate`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify({ brief_id: briefId }),
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  let seen = '';
  while (!seen.includes('first')) seen += new TextDecoder().decode((await reader?.read())?.value);
  expect(llm?.left()).toBe(0);
  leaving.abort();
  await expect.poll(() => llm?.left()).toBe(1);
});

test('one section of the outline can be asked for, and no other', async () => {
  await start();
  const { data } = await server.get(`${BASE}/briefs/one?id=${briefId}`, admin);
  const [heading] = v.parse(openBriefSchema, data).brief.outline;
  const [text] = await generate({ section_id: heading?.id });
  expect(text.startsWith(`## ${heading?.heading ?? ''}`)).toBe(true);
  const reply = await server.post(`${BASE}/generate`, { brief_id: briefId, section_id: 'nothing' }, admin);
  expect(reply).toMatchObject({ code: 422, data: { fields: { section_id: expect.any(String) } } });
});
