import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ownPersonasSchema,
  traitedPromptsSchema,
  traitsChangedSchema,
  userInsightDetailSchema,
  userInsightSchema,
} from '#client/api/userInsightSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const ROOT = '/api/front/userInsights';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const get = async (path: string) => server.get(`${ROOT}/${path}`, headers);
const prompts = async (query = '') => v.parse(traitedPromptsSchema, (await get(`prompts?${query}`)).data);
const assign = async (body: object) => {
  return v.parse(traitsChangedSchema, (await server.post(`${ROOT}/assign`, body, headers)).data);
};
const savePersonas = (personas: readonly object[]) => server.post(`${ROOT}/personas`, { personas }, headers);

test('the report and the detail of a persona and a theme are as the contract says', async () => {
  const report = v.parse(userInsightSchema, (await get('index')).data);
  expect(report.scope.answers.ok).toBeGreaterThan(0);
  expect(report.personas.map(({ id }) => id)).toContain('general');
  const detail = v.parse(userInsightDetailSchema, (await get('detail?persona=general')).data);
  expect(detail).toMatchObject({ kind: 'persona', id: 'general', prompts_total: 6 });
});

test.each([
  ['detail', 422],
  ['detail?persona=general&theme=x', 422],
  ['detail?persona=nobody', 404],
  ['detail?theme=nothing', 404],
  ['detail?persona=general&start_time=2026-13-01', 422],
  ['prompts?stage=later', 422],
  ['prompts?page=-1', 422],
  ['index?topic_ids[]=gone', 422],
])('%s is answered with code %d', async (path, code) => {
  expect((await get(path)).code).toBe(code);
});

describe('who asks a prompt', () => {
  test('can be said for several at once and put back as it was', async () => {
    const first = await assign({ prompts: [{ id: 'q1', persona: 'student' }] });
    expect(first).toEqual({ changed: 1, before: [{ id: 'q1', persona: null, stage: null }] });
    const second = await assign({ prompts: ['q1', 'q2'].map((id) => ({ id, persona: 'gift', stage: 'use' })) });
    expect((await prompts('persona=gift&stage=use')).total).toBe(2);
    await assign({ prompts: second.before });
    const list = (await prompts('sort=persona')).list;
    expect(list.find(({ id }) => id === 'q1')).toMatchObject({ persona_id: 'student', persona_source: 'set' });
    expect(list.find(({ id }) => id === 'q2')).toMatchObject({ persona_source: 'rule', stage_source: 'rule' });
  });

  test.each([
    [{ prompts: [] }, 'prompts'],
    [{ prompts: [{ id: 'gone', persona: 'student' }] }, 'prompts[0].id'],
    [{ prompts: [{ id: 'q1' }, { id: 'q2', persona: 'nobody' }] }, 'prompts[1].persona'],
    [{ prompts: [{ id: 'q1', stage: 'later' }] }, 'prompts[0].stage'],
  ])('bad input names the field and changes nothing: %j', async (body, field) => {
    const reply = await server.post(`${ROOT}/assign`, body, headers);
    expect(reply.code).toBe(422);
    expect(reply.msg.startsWith(field)).toBe(true);
    expect((await prompts()).list.every(({ persona_source: source }) => source === 'rule')).toBe(true);
  });
});

describe('own personas', () => {
  test('sort prompts by their words; taken away and put back they are the same', async () => {
    const saved = v.parse(ownPersonasSchema, (await savePersonas([{ name: '挑剔的人', words: ['哪个'] }])).data);
    const [own] = saved.personas;
    expect((await prompts(`persona=${own?.id ?? ''}`)).total).toBe(6);
    expect((await get(`detail?persona=${own?.id ?? ''}`)).code).toBe(0);
    await assign({ prompts: [{ id: 'q1', persona: own?.id ?? '' }] });
    await savePersonas([]);
    expect((await get(`detail?persona=${own?.id ?? ''}`)).code).toBe(404);
    expect((await prompts()).list[0]).toMatchObject({ persona_source: 'rule' });
    expect(v.parse(ownPersonasSchema, (await savePersonas(saved.personas)).data)).toEqual(saved);
    expect((await prompts('sort=persona')).list.find(({ id }) => id === 'q1')?.persona_source).toBe('set');
  });

  test.each([
    [[{ name: '', words: [] }], 'personas[0].name'],
    [
      [
        { name: 'A', words: [] },
        { name: 'ａ', words: [] },
      ],
      'personas[1].name',
    ],
    [[{ name: 'A', words: [''] }], 'personas[0].words[0]'],
    [Array.from({ length: 31 }, (_, i) => ({ name: String(i), words: [] })), 'personas'],
  ])('what makes no sense is refused with the field', async (personas, field) => {
    const reply = await savePersonas(personas);
    expect(reply.code).toBe(422);
    expect(reply.msg.startsWith(field)).toBe(true);
    expect((await prompts()).personas.filter(({ name }) => name !== null)).toEqual([]);
  });

  test('made of others than are stored by now are refused', async () => {
    const save = (personas: readonly object[], base: readonly object[]) =>
      server.post(`${ROOT}/personas`, { personas, base }, headers);
    const { personas } = v.parse(ownPersonasSchema, (await save([{ name: '挑剔的人', words: ['哪个'] }], [])).data);
    expect((await save([], [])).code).toBe(409);
    expect((await save([], personas)).code).toBe(0);
  });

  test('a rule’s persona cannot be taken over', async () => {
    const { data } = await savePersonas([{ id: 'student', name: '学生', words: [] }]);
    expect(v.parse(ownPersonasSchema, data).personas[0]?.id).not.toBe('student');
  });
});
