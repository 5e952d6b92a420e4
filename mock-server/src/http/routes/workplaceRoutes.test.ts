import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { checklistSchema, workplaceIndexSchema, workplaceProjectSchema } from '#client/api/workplaceSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { answersFile, definitionFile } from '#server/store/projectFiles/projectPaths.ts';
import { sealJson } from '#server/store/projectFiles/sealedJson.ts';
import { brandCalls } from '#server/testing/brandCalls.ts';
import { importSample } from '#server/testing/importSample.ts';
import { signInAs } from '#server/testing/signInAs.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

/** The cards once all answers are counted; a reply does not wait for that on a busy machine. */
const cards = async (headers = admin) =>
  vi.waitFor(
    async () => {
      const { list } = v.parse(workplaceIndexSchema, (await server.get('/api/front/workplace/index', headers)).data);
      expect(list.map(({ state }) => state)).not.toContain('counting');
      return list;
    },
    { timeout: 4_000 },
  );
const project = async (headers = admin) =>
  v.parse(workplaceProjectSchema, (await server.get('/api/front/workplace/project', headers)).data);
const hide = async (hidden: unknown, headers = admin) =>
  server.post('/api/front/workplace/checklist', { hidden }, headers);

describe('the cards of the projects', () => {
  test('say of each project what its overview says', async () => {
    importSample(server.dataDir, 'own-import');
    const list = await cards();
    expect(list.map(({ id, origin, state }) => [id, origin, state])).toEqual([
      ['own-import', 'import', 'ready'],
      ['p1', 'sample', 'ready'],
      ['p2', 'sample', 'ready'],
    ]);
    for (const { id, report } of list) {
      const overview = v.parse(
        overviewSchema,
        (await server.get('/api/front/overview/index', { ...admin, 'project-id': id })).data,
      );
      const [tile] = overview.tiles;
      expect(report).toMatchObject({ visibility: tile?.measure, change: tile?.change, sparkline: tile?.sparkline });
    }
  });

  test('are those of the projects a person may see', async () => {
    expect((await cards(await server.signIn('max'))).map(({ id }) => id)).toEqual(['p1']);
    expect(await cards(await server.signIn('eva'))).toEqual([]);
  });

  test('follow the names a session gave its brand', async () => {
    const [before] = await cards();
    await brandCalls(server, admin).run('save', [
      { id: 'own', name: 'Rivalix', own: true, aliases: [], match_case: false, domains: [] },
    ]);
    const [after] = await cards();
    expect(after?.brand).toBe('Rivalix');
    expect(after?.report?.visibility?.numerator).not.toBe(before?.report?.visibility?.numerator);
  });

  test('stand beside one whose file is damaged, and leave a very large one for later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    importSample(server.dataDir, 'broken');
    appendFileSync(answersFile(server.dataDir, 'broken'), '{"id":\n');
    importSample(server.dataDir, 'huge');
    const definition = definitionFile(server.dataDir, 'huge');
    const huge: object = JSON.parse(readFileSync(definition, 'utf8'));
    writeFileSync(definition, sealJson({ ...huge, answer_count: 2_000_000 }));
    // Both have the same creation time, so their order is undefined.
    const found = (await cards()).map(({ id, state, report }) => [id, state, report === null] as const);
    expect(found.toSorted(([one], [other]) => compareCodes(one, other))).toEqual([
      ['broken', 'unreadable', true],
      ['huge', 'large', true],
      ['p1', 'ready', false],
      ['p2', 'ready', false],
    ]);
    log.mockRestore();
  });
});

describe('the current project', () => {
  test('comes with its window, its alerts and the names they speak of', async () => {
    const found = await project();
    expect(found.window).toMatchObject({ start_time: '2026-03-04', end_time: '2026-03-10' });
    expect(found).toMatchObject({ answers: 168, brands: [{ id: 'own' }, { id: 'rival' }], topics: [{ id: 't-a' }] });
  });

  test('is refused with a zone there is not, and to whom it is not', async () => {
    const reply = await server.get('/api/front/workplace/project?time_zone=Mars/Base', admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining('time_zone') });
    const max = await server.signIn('max');
    expect(await server.get('/api/front/workplace/project', { ...max, 'project-id': 'p2' })).toMatchObject({
      code: 403,
    });
  });
});

describe('the checklist', () => {
  const done = async () =>
    Object.fromEntries((await project(admin)).checklist.steps.map((step) => [step.id, [step.done, step.count]]));

  test('is told by the state of the project', async () => {
    expect(await done()).toEqual({
      brand_names: [true, 2],
      competitors: [true, 1],
      prompts: [true, 6],
      // Of 168, two refused.
      answers: [true, 166],
      facts: [false, 0],
      members: [true, 3],
    });
    await brandCalls(server, admin).run('save', [
      { id: 'own', name: 'Ownbrand', own: true, aliases: [], match_case: false, domains: [] },
    ]);
    expect(await done()).toMatchObject({ brand_names: [false, 1], competitors: [false, 0] });
    await brandCalls(server, admin).run('save', [
      { id: 'own', name: 'Ownbrand', own: true, aliases: ['Own'], match_case: false, domains: [] },
    ]);
    expect(await done()).toMatchObject({ brand_names: [false, 2] });
  });

  test('is put away by one person for one project, and comes back', async () => {
    const max = { ...(await server.signIn('max')), 'project-id': 'p1' };
    expect(v.parse(checklistSchema, (await hide(true)).data).hidden).toBe(true);
    expect((await project()).checklist.hidden).toBe(true);
    expect((await project({ ...admin, 'project-id': 'p2' })).checklist.hidden).toBe(false);
    expect((await project(max)).checklist.hidden).toBe(false);
    await hide(false);
    expect((await project()).checklist.hidden).toBe(false);
  });

  test('put away in a session of its own stays there for everybody else', async () => {
    const other = { ...(await signInAs(server, 'ada', 'other')), 'project-id': 'p1' };
    await hide(true, other);
    expect((await project(other)).checklist.hidden).toBe(true);
    expect((await project()).checklist.hidden).toBe(false);
  });

  test('takes nothing but yes or no', async () => {
    expect(await hide('yes')).toMatchObject({ code: 422, msg: expect.stringContaining('hidden') });
  });
});
