import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findImported } from '#server/store/projectFiles/projectStore.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { resumeCaptures } from './resumeCaptures.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test.each([
  [
    'somebody opens the page',
    async (headers: Record<string, string>) => server.get('/api/front/capture/index', headers),
  ],
  [
    'the server starts',
    async () => {
      const { alerts, catalogue, dataDir, now, shared } = server;
      await resumeCaptures({ alerts, catalogue, dataDir, environment: { now } }, shared);
    },
  ],
])('what could not be counted before its sheet was closed is counted when %s', async (_when, open) => {
  importSample(server.dataDir, 'lamps', 20);
  const answer = {
    status: 'ok',
    text: 'Ownbrand',
    citations: null,
    model: '',
    asked_at: '2026-03-09T08:00:00.000Z',
  } as const;
  server.shared.documents.captures.put('lamps', [
    {
      ...{ id: 'sheet', created_at: '2026-03-09T07:00:00.000Z', closed: true, revision: 1, merged: 0 },
      ...{ slots: [{ id: 'slot', prompt_id: 'q1', platform: 'Kimi' }], answers: [['slot', answer]] },
    },
  ]);
  await open({ ...(await server.signIn('ada')), 'project-id': 'lamps' });
  await vi.waitFor(() => expect(findImported(server.dataDir, 'lamps')?.answer_count).toBe(21), { timeout: 5000 });
});
