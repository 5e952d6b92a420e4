import fs, { readdirSync, renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeKeySchema } from '#client/api/keySchemas.ts';
import { createdProjectSchema } from '#client/api/schemas/projectSetupSchemas.ts';
import { runFiles } from '#server/collect/collectPaths.ts';
import { providerSource } from '#server/collect/providers/readProviders.ts';
import { lockName } from '#server/collect/run/ActiveRun.ts';
import { plainRow } from '#server/ingest/merge/addRows.ts';
import { mergeRows } from '#server/ingest/merge/mergeRows.ts';
import { forgetElsewhere } from '#server/service/projects/forgetElsewhere.ts';
import { endDeletions } from '#server/store/projectFiles/changeProject.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { projectFolder } from '#server/store/projectFiles/projectPaths.ts';
import { hasImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

// The test waits for a collection round, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PLAN = {
  platforms: [{ provider_id: 'openai', name: 'ChatGPT (API)', model: null, search_mode: null, country: null }],
  ...{ repeats: 20, days: [1], hour: 9, time_zone: 'Asia/Shanghai', cap_answers: 10_000, cap_cost: 500 },
};

let fake: FakeProviders;
let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  fake = await startFakeProviders();
  server = await startTestServer({
    providers: providerSource(fake.variables(), '/nowhere'),
    collectTuning: { pace: { concurrency: 1, interval: 20 }, deliverEvery: 20 },
  });
  ada = await server.signIn('ada');
});
afterEach(async () => {
  await server.stop();
  await fake.stop();
});

async function create(texts: readonly string[], name = 'Lamps'): Promise<string> {
  const draft = { name, brand: { name: 'Zed' }, prompts: texts.map((text) => ({ text })) };
  return v.parse(createdProjectSchema, (await server.post('/api/front/project/create', draft, ada)).data).id;
}
const remove = (id: string) =>
  server.post('/api/front/project/delete', { name: 'Lamps' }, { ...ada, 'project-id': id });

test('deleting a project ends its round, and one made anew under its name begins empty', async () => {
  const id = await create(['Which lamp is best?', 'Which desk is best?']);
  const headers = { ...ada, 'project-id': id };
  await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers);
  expect((await server.post('/api/front/collect/run/start', {}, headers)).code).toBe(0);
  await vi.waitUntil(() => fake.count() > 2, { timeout: 60_000 });
  expect(await remove(id)).toMatchObject({ code: 0 });
  const asked = fake.count();
  expect(await create([])).toBe(id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(fake.count()).toBe(asked);
  expect(server.collect.isAsking(id)).toBe(false);
  expect(readImported(server.dataDir, id).project).toMatchObject({ answer_count: 0, prompts: [] });
});

test('a project that another process asks for is not deleted', async () => {
  const id = await create([]);
  const elsewhere = await ProjectLock.take(server.dataDir, lockName(id), () => undefined);
  expect(await remove(id)).toMatchObject({ code: 409, msg: expect.stringContaining('npm run ask') });
  expect(hasImported(server.dataDir, id)).toBe(true);
  elsewhere.release();
  expect(await remove(id)).toMatchObject({ code: 0 });
});

test('answers of a run are not put into a project that the run is not of', async () => {
  const id = await create([]);
  const { manifest } = runFiles(server.dataDir, id, 'run-of-a-deleted-one');
  const row = plainRow({ prompt: 'Which?', platform: 'Kimi', askedAt: server.now(), status: 'ok', text: 'Zed.' });
  const order = { dataDir: server.dataDir, projectId: id, manifest, rows: [row], events: [], now: server.now() };
  await expect(mergeRows(order)).rejects.toThrow('was deleted');
  expect(readImported(server.dataDir, id).project.answer_count).toBe(0);
});

test('keys, invitations and links lose a deleted project, and do not open one made anew under its name', async () => {
  const [lamps, desks] = [await create([]), await create([], 'Desks')];
  const keyOf = async (...ids: readonly string[]) => {
    const reply = await server.post('/api/front/key/create', { name: 'k', scopes: ['read'], project_ids: ids }, ada);
    return { authorization: `Bearer ${v.parse(madeKeySchema, reply.data).secret}`, 'project-id': lamps };
  };
  const [alone, both] = [await keyOf(lamps), await keyOf(lamps, desks)];
  const invitation = { emails: ['new@example.com'], role: 'user', level: 'view', project_ids: [lamps] };
  expect((await server.post('/api/front/user/team/invite', invitation, ada)).code).toBe(0);
  const { shared } = server;
  shared.links.put({
    ...{ id: 'l', hash: 'h', hint: '', projectId: lamps, reportId: 'r', madeBy: '', madeAt: 0, expiresAt: 1 },
    ...{ revokedAt: null, password: null, lastOpenedAt: null },
  });
  const setup = (key: Record<string, string>) => server.get('/api/front/project/setup', key);
  expect([(await setup(alone)).code, (await setup(both)).code]).toEqual([0, 0]);
  expect(await remove(lamps)).toMatchObject({ code: 0 });
  expect(await create([])).toBe(lamps);
  expect([(await setup(alone)).code, (await setup(both)).code]).toEqual([401, 403]);
  expect((await setup({ ...both, 'project-id': desks })).code).toBe(0);
  const [invited] = shared.invitations.listOf(shared.firstTeamId);
  expect(invited).toMatchObject({ email: 'new@example.com', projectIds: [] });
  expect(shared.links.all()).toEqual([]);
});

test('a deletion whose reply was lost is answered again; another one of the project is refused', async () => {
  const id = await create([]);
  const headers = { ...ada, 'project-id': id };
  const first = await server.post(
    '/api/front/project/delete',
    { name: 'Lamps' },
    { ...headers, 'idempotency-key': 'd-1' },
  );
  expect(first).toMatchObject({ code: 0, data: { id } });
  const again = await server.post(
    '/api/front/project/delete',
    { name: 'Lamps' },
    { ...headers, 'idempotency-key': 'd-1' },
  );
  expect(again).toEqual(first);
  const other = await server.post(
    '/api/front/project/delete',
    { name: 'Lamps' },
    { ...headers, 'idempotency-key': 'd-2' },
  );
  expect(other).toMatchObject({ code: 422, msg: expect.stringContaining(id) });
});

test('a deletion that was killed is ended by the next start, with what other files hold of the project', async () => {
  const id = await create(['Which lamp is best?']);
  const folder = projectFolder(server.dataDir, id);
  const draft = { name: 'k', scopes: ['read'], project_ids: [id] };
  await server.post('/api/front/key/create', draft, ada);
  const { directory } = server.shared;
  const eva = directory.user('eva');
  if (eva !== undefined) directory.put({ ...eva, projectIds: [id] });
  renameSync(folder, `${folder}.0123456789ab.deleted`);
  endDeletions(server.dataDir, (gone) => forgetElsewhere(server.shared, gone, server.now()));
  expect(readdirSync(dirname(folder))).toEqual([]);
  expect(server.shared.keys.all()).toMatchObject([{ projectIds: [], revokedAt: server.now() }]);
  expect(directory.user('eva')?.projectIds).toEqual([]);
});

test('a project made anew before its deletion is ended keeps its own keys', async () => {
  const first = await create([]);
  const folder = projectFolder(server.dataDir, first);
  renameSync(folder, `${folder}.0123456789ab.deleted`);
  const anew = await create([]);
  expect(anew).not.toBe(first);
  await server.post('/api/front/key/create', { name: 'k', scopes: ['read'], project_ids: [anew] }, ada);
  endDeletions(server.dataDir, (gone) => forgetElsewhere(server.shared, gone, server.now()));
  expect(server.shared.keys.all()).toMatchObject([{ projectIds: [anew], revokedAt: null }]);
});

test('on a full disk, where no lock can be written, a project can be deleted', async () => {
  const id = await create([]);
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    expect(await remove(id)).toMatchObject({ code: 0 });
  } finally {
    full.mockRestore();
    syncBuiltinESMExports();
  }
  expect(readdirSync(dirname(projectFolder(server.dataDir, id)))).toEqual([]);
});
