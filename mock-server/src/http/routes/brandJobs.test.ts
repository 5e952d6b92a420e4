import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recountJobSchema } from '#client/api/brandNamesSchemas.ts';
import { BRAND, brandCalls, OWN } from '#server/testing/brandCalls.ts';
import type { BrandCalls } from '#server/testing/brandCalls.ts';
import { signInAs } from '#server/testing/signInAs.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: Record<string, string>;
let brands: BrandCalls;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  brands = brandCalls(server, admin);
});
afterEach(() => server.stop());

describe('the job', () => {
  test('is begun with nothing counted and ends with all', async () => {
    const begun = await brands.start('try', [OWN]);
    expect(begun).toMatchObject({ state: 'running', share: 0 });
    expect(await brands.ended(begun.job_id)).toMatchObject({ state: 'done', share: 1 });
    expect(await brands.job(begun.job_id)).toMatchObject({ state: 'done' });
  });

  test('is nobody else’s', async () => {
    const { job_id: id } = await brands.start('try', [OWN]);
    const foreign = brandCalls(server, { ...admin, 'project-id': 'p2' });
    const ofOther = await foreign.start('try', [{ ...OWN, id: 'own' }]);
    const max = await server.signIn('max');
    for (const [jobId, headers] of [
      ['none', admin],
      [ofOther.job_id, max],
      [id, await signInAs(server, 'ada', 'one')],
    ] as const) {
      const reply = await server.get(`${BRAND}/job?job_id=${jobId}`, headers);
      expect(reply).toMatchObject({ code: 404, msg: expect.stringMatching(/^job_id/u) });
    }
    expect(await server.get(`${BRAND}/job`, admin)).toMatchObject({ code: 422 });
    expect((await server.post(`${BRAND}/save`, { brands: [OWN] }, { ...max, 'project-id': 'p2' })).code).toBe(403);
  });

  test('members may save for their projects', async () => {
    const max = brandCalls(server, { ...(await server.signIn('max')), 'project-id': 'p1' });
    expect((await max.run('save', [{ ...OWN, aliases: ['OB'] }])).answers).toBe(168);
    expect((await brands.list())[0]?.aliases).toEqual(['OB']);
  });
});

describe('names made of others than are stored by now', () => {
  const RIVAL = { ...OWN, id: '', name: 'Neuling', own: false, aliases: [], domains: [] };

  test('are refused, and what the other person saved stays', async () => {
    const base = await brands.list();
    await brands.run('save', [...base, RIVAL]);
    const late = await server.post(`${BRAND}/save`, { brands: [{ ...base[0], aliases: ['OB'] }], base }, admin);
    expect(late.code).toBe(409);
    const now = await brands.list();
    expect(now.map(({ name }) => name)).toContain('Neuling');
    const { data } = await server.post(`${BRAND}/save`, { brands: now.slice(0, 1), base: now }, admin);
    expect(await brands.ended(v.parse(recountJobSchema, data).job_id)).toMatchObject({ state: 'done' });
    expect(await brands.list()).toHaveLength(1);
  });

  test('are refused also when both are counted at once', async () => {
    const base = await brands.list();
    const replies = await Promise.all(
      ['Neuling', 'Zweiter'].map((name) =>
        server.post(`${BRAND}/save`, { brands: [...base, { ...RIVAL, name }], base }, admin),
      ),
    );
    const begun = replies.flatMap(({ code, data }) => (code === 0 ? [v.parse(recountJobSchema, data)] : []));
    const ends = await Promise.all(begun.map(({ job_id: id }) => brands.ended(id)));
    expect(ends.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await brands.list()).toHaveLength(base.length + 1);
  });
});
