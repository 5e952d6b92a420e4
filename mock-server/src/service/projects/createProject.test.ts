import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectIdFor } from '#server/ingest/merge/projectIdFor.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a project is not made over one of its name that an import is bringing in', async () => {
  const ada = await server.signIn('ada');
  const name = '录入';
  const id = projectIdFor(server.dataDir, name);
  const importing = await ProjectLock.take(server.dataDir, id, () => undefined);
  const creating = server.post('/api/front/project/create', { name, brand: { name: 'Zed' } }, ada);
  expect(await Promise.race([creating, pause(300, 'waits')])).toBe('waits');
  importSample(server.dataDir, id, 20);
  importing.release();
  expect(await creating).toMatchObject({ code: 422, data: { fields: { ['name']: expect.any(String) } } });
  expect(readImported(server.dataDir, id).project.answer_count).toBe(20);
});
