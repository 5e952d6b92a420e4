import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importInspectionSchema, importJobSchema } from '#client/api/importSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { giveToTeam } from '#server/store/projectFiles/projectTeam.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { uploadFile } from '#server/testing/uploadFile.ts';

const FILE = 'prompt,answer,date\nWhich lamp?,Lumora is fine,2026-02-01';
const PASSWORD = 'korrekt-Pferd-7';

type Headers = Record<string, string>;
let server: TestServer;
let first: Headers;
let other: Headers;
beforeEach(async () => {
  server = await startTestServer();
  first = await server.signIn('ada');
  other = await register('zoe@elsewhere.example');
});
afterEach(() => server.stop());

async function register(email: string): Promise<Headers> {
  const draft = { email, name: 'Zoe', password: PASSWORD };
  const { data } = await server.post('/api/front/user/register/email', draft);
  const { token } = v.parse(v.object({ token: v.string() }), data);
  return { authorization: `Bearer ${token}`, 'x-xsrf-token': 'of-the-tests' };
}

async function namesSeen(headers: Headers): Promise<readonly string[]> {
  const { data } = await server.get('/api/front/project/index', headers);
  return v.parse(projectIndexSchema, data).list.map(({ name }) => name);
}

async function importAs(headers: Headers, name: string): Promise<{ readonly code: number; readonly state: string }> {
  const found = v.parse(importInspectionSchema, (await uploadFile(server, headers, FILE)).data);
  const order = { file_id: found.file_id, project_name: name, brand: { name: 'Lumora' }, mapping: found.mapping };
  const { code, data } = await server.post('/api/front/import/start', order, headers);
  if (code !== 0) return { code, state: 'refused' };
  const { job_id: id } = v.parse(importJobSchema, data);
  let state = 'running';
  await expect
    .poll(
      async () => {
        const reply = await server.get(`/api/front/import/job?job_id=${id}`, headers);
        ({ state } = v.parse(importJobSchema, reply.data));
        return state;
      },
      { timeout: 50_000 },
    )
    .not.toBe('running');
  return { code, state };
}

test('what an account imports is its team’s alone, and its name is taken for others', async () => {
  const samples = await namesSeen(first);
  expect(await namesSeen(other)).toEqual(samples);
  expect(await importAs(other, 'Lamps')).toEqual({ code: 0, state: 'done' });
  expect(await namesSeen(other)).toEqual(['Lamps', ...samples]);
  expect(await namesSeen(first)).toEqual(samples);
  expect((await importAs(first, 'lamps')).code).toBe(422);
  const found = (await server.get('/api/front/project/index', other)).data;
  const id = v.parse(projectIndexSchema, found).list.find(({ name }) => name === 'Lamps')?.id ?? '';
  expect((await server.get('/api/front/overview/index', { ...first, 'project-id': id })).code).toBe(403);
});

test('what no team has, or one that is gone, is the first account’s team’s', async () => {
  importSample(server.dataDir, 'early');
  expect(await namesSeen(first)).toContain('录入');
  expect(await namesSeen(other)).not.toContain('录入');
  giveToTeam(server.dataDir, 'early', 'team-gone');
  expect(await namesSeen(first)).toContain('录入');
  expect(await namesSeen(other)).not.toContain('录入');
});
