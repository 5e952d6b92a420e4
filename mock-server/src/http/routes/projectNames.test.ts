import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { createdProjectSchema, projectSetupSchema } from '#client/api/schemas/projectSetupSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PROJECT = '/api/front/project';

let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  ada = await server.signIn('ada');
});
afterEach(() => server.stop());

async function create(name: string) {
  const { data } = await server.post(`${PROJECT}/create`, { name, brand: { name } }, ada);
  const { id } = v.parse(createdProjectSchema, data);
  return { id, headers: { ...ada, 'project-id': id } };
}
const setupOf = async (headers: Record<string, string>) =>
  v.parse(projectSetupSchema, (await server.get(`${PROJECT}/setup`, headers)).data);

test.each(['\u200B', '\u202E \u2066', '\uFEFF'])('a name of nothing that can be seen is no name: %j', async (name) => {
  const made = await server.post(`${PROJECT}/create`, { name, brand: { name: 'B' } }, ada);
  expect(made).toMatchObject({ code: 422, data: { fields: { name: expect.any(String) } } });
  const { headers } = await create('Northwind');
  expect(await server.post(`${PROJECT}/rename`, { name }, headers)).toMatchObject({ code: 422 });
  const key = { name, scopes: ['read'], project_ids: [headers['project-id']] };
  expect(await server.post('/api/front/key/create', key, ada)).toMatchObject({
    code: 422,
    data: { fields: { name: expect.any(String) } },
  });
});

test('a project has a name in each language, by which its readers find, rename and delete it', async () => {
  const { id, headers } = await create('Northwind');
  const rename = (body: object, as = headers) => server.post(`${PROJECT}/rename`, body, as);
  expect(await setupOf(headers)).toMatchObject({ name: 'Northwind', names: {} });
  expect((await rename({ name: 'Northwind', names: { zh: '北风集团', en: ' Northwind ' } })).code).toBe(0);
  expect(await setupOf(headers)).toMatchObject({ name: 'Northwind', names: { zh: '北风集团' } });
  const nameFor = async (language: string): Promise<unknown> => {
    const { data } = await server.get('/api/front/project/index', { ...headers, 'accept-language': language });
    return v.parse(projectIndexSchema, data).list.find((one) => one.id === id)?.name;
  };
  expect([await nameFor('zh-CN'), await nameFor('en-US')]).toEqual(['北风集团', 'Northwind']);
  const second = await create('Südwind');
  expect(await rename({ name: 'Südwind', names: { zh: '北风集团' } }, second.headers)).toMatchObject({
    code: 422,
    data: { fields: { ['names.zh']: expect.stringContaining('北风集团') } },
  });
  // A request without names leaves them unchanged.
  await rename({ name: 'Northwinds' });
  expect(await setupOf(headers)).toMatchObject({ name: 'Northwinds', names: { zh: '北风集团' } });
  await rename({ name: 'Northwinds', names: {} });
  expect((await setupOf(headers)).names).toEqual({});
  await rename({ name: 'Northwinds', names: { zh: '北风集团' } });
  expect((await server.post(`${PROJECT}/delete`, { name: '北风' }, headers)).code).toBe(422);
  expect((await server.post(`${PROJECT}/delete`, { name: '北风集团' }, headers)).code).toBe(0);
});

test('names and settings that somebody else saved meanwhile are not replaced without a word', async () => {
  const { headers } = await create('Northwind');
  const rename = (names: object, base?: object) => server.post(`${PROJECT}/rename`, { ...names, base }, headers);
  const base = { name: 'Northwind', names: {} };
  expect((await rename({ name: 'Theirs' }, base)).code).toBe(0);
  expect(await rename({ name: 'Mine' }, base)).toMatchObject({
    code: 409,
    msg: expect.stringContaining('其他人刚刚保存了新的版本') as string,
  });
  expect(await setupOf(headers)).toMatchObject({ name: 'Theirs' });
  // After a lost reply, it is called that already; whoever was told replaces it.
  expect((await rename({ name: 'Theirs' }, base)).code).toBe(0);
  expect((await rename({ name: 'Mine' })).code).toBe(0);

  const save = (change: object, from?: object) =>
    server.post(`${PROJECT}/setup/save`, { ...change, base: from }, headers);
  expect((await save({ market: 'DE' }, { market: '' })).code).toBe(0);
  expect(await save({ market: 'US' }, { market: '' })).toMatchObject({ code: 409 });
  // Another field is nobody else's change.
  expect((await save({ languages: ['de'] }, { languages: [] })).code).toBe(0);
  expect(await setupOf(headers)).toMatchObject({ name: 'Mine', market: 'DE', languages: ['de'] });
});
