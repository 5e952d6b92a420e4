import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { importInspectionSchema, importJobSchema } from '../../../client/src/api/manageSchemas.ts';
import { smallSamples } from '../testing/smallSamples.ts';
import { smallSeed, TODAY } from '../testing/smallSeed.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { uploadFile } from '../testing/uploadFile.ts';
import type { Reply } from '../testing/uploadFile.ts';

// Each look and each import starts a thread, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const FILE = 'engine,prompt,date,answer\nKimi,p1,2026-02-01,Lumora is good\nKimi,p2,2026-02-01,Wickett is good';

let server: TestServer;
let headers: Record<string, string>;
afterEach(() => server.stop());

/** A server whose team has a plan with room for one project more than there is. */
async function start(options: { readonly planLimits?: boolean } = {}): Promise<void> {
  const projects = smallSamples.projects(TODAY).length + 1;
  const plans = smallSeed.plans.map((plan) => ({ ...plan, limits: { ...plan.limits, projects } }));
  server = await startTestServer({ ...options, seed: { ...smallSeed, plans } });
  headers = await server.signIn('ada');
}

/** Imports the file as a project, as far as the server lets it. */
async function importAs(name: string): Promise<Reply> {
  const found = v.parse(importInspectionSchema, (await uploadFile(server, headers, FILE)).data);
  const order = { file_id: found.file_id, project_name: name, brand: { name: 'Lumora' }, mapping: found.mapping };
  const reply = await server.post('/api/front/import/start', order, headers);
  if (reply.code !== 0) return reply;
  let { data } = reply;
  while (v.parse(importJobSchema, data).state === 'running') {
    await wait(50);
    const { job_id: id } = v.parse(importJobSchema, data);
    ({ data } = await server.get(`/api/front/import/job?job_id=${id}`, headers));
  }
  return { ...reply, data };
}

test('the last place is taken, what is there is added to, and one project more is refused by name', async () => {
  await start();
  expect(await importAs('Lamps')).toMatchObject({ code: 0, data: { state: 'done', result: { is_new: true } } });
  expect(await importAs('lamps ')).toMatchObject({ code: 0, data: { state: 'done', result: { is_new: false } } });
  const refused = await importAs('Another');
  expect(refused).toMatchObject({ code: 422, data: { fields: { project_name: expect.any(String) } } });
  expect(server.catalogue.list().some(({ name }) => name === 'Another')).toBe(false);
});

test('whoever has nothing to add to is refused before the file is read', async () => {
  await start();
  await importAs('Lamps');
  headers = await server.signIn('eva');
  const filesWaiting = (): string[] => readdirSync(join(server.dataDir, 'tmp'));
  const before = filesWaiting();
  const reply = await uploadFile(server, headers, FILE);
  expect(reply).toMatchObject({ code: 422, data: { fields: { file: expect.any(String) } } });
  expect(filesWaiting()).toEqual(before);
});

test('there is no limit where it is switched off', async () => {
  await start({ planLimits: false });
  await importAs('Lamps');
  expect(await importAs('Another')).toMatchObject({ code: 0, data: { state: 'done', result: { is_new: true } } });
});
