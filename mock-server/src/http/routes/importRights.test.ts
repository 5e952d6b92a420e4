import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importJobSchema } from '#client/api/importSchemas.ts';
import { finish, GOOD_TABLE, importAll, JOB, look, orderOf, projectNames, START } from '#server/testing/importCalls.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

// Each preview and each import starts a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('ada');
});
afterEach(() => server.stop());

const FAULTY: readonly (readonly [object, string])[] = [
  [{ project_name: ' ' }, 'project_name'],
  [{ project_name: 'x'.repeat(101) }, 'project_name'],
  [{ project_name: '项目 p1' }, 'project_name'],
  [{ brand: undefined }, 'brand'],
  [{ brand: { name: '', aliases: [] } }, 'brand.name'],
  [{ brand: { name: 'Lumora', aliases: [3] } }, 'brand.aliases[0]'],
  [{ brand: { name: 'Lumora', domains: ['not a host'] } }, 'brand.domains'],
  [{ competitors: [{ name: ' ', aliases: [] }] }, 'competitors[0].name'],
  [{ competitors: [{ name: 'A' }, { name: 'lumora' }] }, 'competitors[1].name'],
  [{ competitors: [{ name: 'A', aliases: ['B'] }, { name: 'b' }] }, 'competitors[1].name'],
  [{ competitors: Array.from({ length: 32 }, (_, index) => ({ name: `B${index}` })) }, 'competitors'],
  [{ mapping: { prompt: 'question', answer: 'response' } }, 'mapping.date'],
  [{ mapping: { prompt: 'question', answer: 'Body', date: 'asked_at' } }, 'mapping.answer'],
  [{ mapping: { prompt: 'question', answer: 'response', date: 'asked_at', colour: 'x' } }, 'mapping.colour'],
  [{ mapping: 'x' }, 'mapping'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
  [{ file_id: 'nothing' }, 'file_id'],
];

test('an order that makes no sense is refused, naming the field', async () => {
  const found = await look(server, headers, GOOD_TABLE);
  for (const [changes, field] of FAULTY) {
    const reply = await server.post(START, orderOf(found, changes), headers);
    expect(reply, JSON.stringify(changes)).toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(existsSync(join(server.dataDir, 'projects'))).toBe(false);
});

test('uploads and imports belong to one person in one session', async () => {
  const found = await look(server, headers, GOOD_TABLE);
  const job = await server.post(START, orderOf(found), headers);
  const { job_id: id } = v.parse(importJobSchema, job.data);
  const max = await server.signIn('max');
  expect(await server.post(START, orderOf(found), max)).toMatchObject({ code: 422, msg: /^file_id/u });
  expect(await server.get(`${JOB}?job_id=${id}`, max)).toMatchObject({ code: 404 });
  for (const unknown of ['nothing', '__proto__', 'constructor']) {
    expect(await server.get(`${JOB}?job_id=${unknown}`, headers)).toMatchObject({ code: 404 });
  }
  expect(await server.get(JOB, headers)).toMatchObject({ code: 422, msg: /^job_id/u });
  expect(await server.get(`${JOB}?job_id=${id}`)).toMatchObject({ code: 500 });
  await finish(server, headers, job);
});

test('a member sees what they imported; others of the team do not, and cannot add to it', async () => {
  const ada = headers;
  headers = await server.signIn('max');
  await importAll(server, headers, GOOD_TABLE);
  expect(await projectNames(server, headers)).toContain('Lamps');
  expect(await projectNames(server, ada)).toContain('Lamps');
  headers = await server.signIn('eva');
  expect(await projectNames(server, headers)).not.toContain('Lamps');
  const found = await look(server, headers, GOOD_TABLE);
  const reply = await server.post(START, orderOf(found, { project_name: ' LAMPS ' }), headers);
  expect(reply).toMatchObject({ code: 422, data: { fields: { project_name: expect.any(String) } } });
});

test('a session of its own imports, too, and sees the project', async () => {
  const session = { 'x-mock-session': 'import-1' };
  const login = await server.post(
    '/api/front/user/login',
    { email: 'max@example.com', password: 'Answer-2026' },
    session,
  );
  const { token } = v.parse(v.object({ token: v.string() }), login.data);
  headers = { ...session, authorization: `Bearer ${token}`, 'x-xsrf-token': 'of-the-tests' };
  const found = await look(server, headers, GOOD_TABLE);
  await finish(server, headers, await server.post(START, orderOf(found), headers));
  expect(await projectNames(server, headers)).toContain('Lamps');
  expect(await projectNames(server, await server.signIn('max'))).not.toContain('Lamps');
});
