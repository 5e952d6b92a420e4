import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { BRAND, brandCalls, OWN } from '#server/testing/brandCalls.ts';
import type { BrandCalls } from '#server/testing/brandCalls.ts';
import { importSample } from '#server/testing/importSample.ts';
import { promptCalls } from '#server/testing/promptCalls.ts';
import { signInAs } from '#server/testing/signInAs.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const OVERVIEW = '/api/front/overview/index';

let server: TestServer;
let admin: Record<string, string>;
let brands: BrandCalls;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  brands = brandCalls(server, admin);
});
afterEach(() => server.stop());

const overview = async (headers = admin) => v.parse(overviewSchema, (await server.get(OVERVIEW, headers)).data);
const visibility = async (headers = admin) => {
  const tile = (await overview(headers)).tiles.find(({ measure_id: id }) => id === 'visibility');
  return [tile?.measure?.numerator, tile?.measure?.denominator];
};

const RIVAL = { id: 'rival', name: 'Rivalix', own: false, aliases: [], match_case: false, domains: [] };
const brand = (name: string, fields: object = {}) => ({ ...RIVAL, id: '', name, ...fields });

const NOTHING = { mentions: 0, answers: 0, passages: [] };

describe('names of brands', () => {
  test('tried without their domain have no citations to speak of, which is not none; with it they have', async () => {
    const citing = async (domains: readonly string[]) => {
      const { brands: tried } = await brands.run('try', [
        { ...OWN, domains },
        { ...RIVAL, domains: ['nobody.example'] },
      ]);
      return tried.map(({ before, after }) => [before?.citing, after?.citing]);
    };
    const [[cited, without] = [], rival] = await citing([]);
    expect([(cited ?? 0) > 0, without, rival?.[1]]).toEqual([true, null, 0]);
    expect((await citing(['own.example']))[0]).toEqual([cited, cited]);
  });

  test('are those of the project, the own brand first', async () => {
    expect(await brands.list()).toEqual([OWN, { ...RIVAL, domains: ['rivalix.example'] }]);
  });

  test('once saved are counted everywhere, and what changed is told', async () => {
    const before = await overview();
    const second = brand('其次', { domains: ['https://www.second.example/x'] });
    const result = await brands.run('save', [{ ...OWN, aliases: ['Rivalix'] }, second]);
    expect(result).toEqual({
      answers: 168,
      milliseconds: expect.any(Number),
      brands: [
        {
          brand_id: 'own',
          name: 'Ownbrand',
          before: { answers: 110, mentions: 110, citing: expect.any(Number) },
          after: { answers: 166, mentions: 276, citing: expect.any(Number) },
          gained: 56,
          lost: 0,
          more: { mentions: 166, answers: 166, passages: expect.any(Array) },
          fewer: NOTHING,
        },
        {
          brand_id: expect.any(String),
          name: '其次',
          before: null,
          after: { answers: 110, mentions: 110, citing: expect.any(Number) },
          gained: 110,
          lost: 0,
          more: { mentions: 110, answers: 110, passages: expect.any(Array) },
          fewer: NOTHING,
        },
        {
          brand_id: 'rival',
          name: 'Rivalix',
          before: { answers: 166, mentions: 166, citing: expect.any(Number) },
          after: null,
          gained: 0,
          lost: 166,
          more: NOTHING,
          fewer: { mentions: 166, answers: 166, passages: expect.any(Array) },
        },
      ],
    });
    // The sentences, newest first, with the position of the name.
    expect(result.brands[1]?.more.passages[0]).toMatchObject({
      text: '推荐 Ownbrand，其次是 Rivalix。',
      mentions: expect.arrayContaining([{ brand_id: result.brands[1]?.brand_id, start: 12, end: 14 }]),
    });
    expect(await brands.list()).toEqual([
      { ...OWN, aliases: ['Rivalix'] },
      { ...brand('其次'), id: result.brands[1]?.brand_id, domains: ['second.example'] },
    ]);
    const [named, answers] = await visibility();
    expect(named).toBe(answers);
    const after = await overview();
    expect(after.brands.map(({ name }) => name)).toEqual(['Ownbrand', '其次']);
    expect(after.scope).toEqual(before.scope);
    const projects = v.parse(projectIndexSchema, (await server.get('/api/front/project/index', admin)).data).list;
    expect(projects.map(({ brand: name }) => name)).toEqual(['Ownbrand', 'Otherbrand']);
  });

  test('changed back give back exactly the figures there were', async () => {
    const before = await overview();
    const names = await brands.list();
    await brands.run('save', [{ ...OWN, name: 'Rivalix' }]);
    expect(await overview()).not.toEqual(before);
    const list = v.parse(projectIndexSchema, (await server.get('/api/front/project/index', admin)).data).list;
    expect(list[0]?.brand).toBe('Rivalix');
    const result = await brands.run('save', names);
    expect(result.brands.map(({ gained, lost }) => [gained, lost])).toEqual([
      [0, 56],
      [166, 0],
    ]);
    expect(await overview()).toEqual(before);
  });

  test('that are only tried change nothing', async () => {
    const before = [await overview(), await brands.list()];
    const result = await brands.run('try', [{ ...OWN, name: '推荐' }]);
    expect(result.brands[0]).toMatchObject({ gained: 56, lost: 0, after: { answers: 166 } });
    expect([await overview(), await brands.list()]).toEqual(before);
  });

  test('a brand given up comes back under its old id, so that labels and links still mean it', async () => {
    await brands.run('save', [OWN]);
    await brands.run('save', [OWN, brand('rivalix')]);
    expect((await brands.list())[1]).toMatchObject({ id: 'rival', name: 'rivalix' });
    const [first, second] = (await brands.run('try', [OWN, brand('Alpha'), brand('Beta')])).brands.slice(1);
    expect(first?.brand_id).not.toBe(second?.brand_id);
  });

  test('count without the answers of deleted prompts, which follow when they are restored', async () => {
    const prompts = promptCalls(server, admin);
    await prompts.change('delete', { ids: ['q1'] });
    const { answers, brands: counted } = await brands.run('save', [{ ...OWN, aliases: ['Rivalix'] }]);
    expect([answers, counted[0]?.after?.answers]).toEqual([140, 138]);
    await prompts.change('restore', { ids: ['q1'] });
    const [named, all] = await visibility();
    expect(named).toBe(all);
  });

  test('and changes of prompts made meanwhile stay both', async () => {
    const { job_id: id } = await brands.start('save', [{ ...OWN, aliases: ['Rivalix'] }]);
    await promptCalls(server, admin).change('delete', { ids: ['q1'] });
    await brands.ended(id);
    expect((await overview()).scope.project_answers).toBe(140);
    expect((await brands.list())[0]?.aliases).toEqual(['Rivalix']);
  });

  test('flag the prompts that hold them', async () => {
    const prompts = promptCalls(server, admin);
    expect((await prompts.list()).counts.branded).toBe(0);
    await brands.run('save', [OWN, brand('牌子')]);
    expect((await prompts.list()).counts.branded).toBe(6);
  });
});

describe('names that cannot be used', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => brand(`Rival ${String(index)}`));
  test.each<readonly [string, unknown]>([
    ['brands', undefined],
    ['brands', []],
    ['brands', 'Ownbrand'],
    ['brands', [OWN, ...many(32)]],
    ['brands[0].own', [{ ...OWN, own: false }]],
    ['brands[0].own', [RIVAL, OWN]],
    ['brands[1].own', [OWN, { ...RIVAL, own: true }]],
    ['brands[0].name', [{ ...OWN, name: '  ' }]],
    ['brands[0].name', [{ ...OWN, name: 'x'.repeat(101) }]],
    ['brands[0].name', [{ ...OWN, name: '+++' }]],
    ['brands[0].name', [{ ...OWN, name: 'a\u0000' }]],
    ['brands[1].name', [OWN, { ...RIVAL, name: 'ＯＷＮＢＲＡＮＤ' }]],
    ['brands[1].name', [OWN, brand('Ownbrand')]],
    ['brands[1].aliases[1]', [OWN, { ...RIVAL, aliases: ['R', 'ownbrand'] }]],
    ['brands[2].name', [OWN, { ...RIVAL, aliases: ['Third'] }, brand('third')]],
    ['brands[1].aliases[0]', [OWN, { ...RIVAL, aliases: [''] }]],
    ['brands[1].aliases', [OWN, { ...RIVAL, aliases: Array.from({ length: 51 }, String) }]],
    ['brands[0].domains[1]', [{ ...OWN, domains: ['own.example', 'not a host'] }]],
    ['brands[0].domains[0]', [{ ...OWN, domains: ['localhost'] }]],
    ['brands[0].domains[0]', [{ ...OWN, domains: ['10.0.0.1'] }]],
    ['brands[0].domains[0]', [{ ...OWN, domains: ['javascript:alert(1)'] }]],
    ['brands[1].domains[0]', [OWN, { ...RIVAL, domains: ['https://www.own.example/'] }]],
    ['brands[1].id', [OWN, { ...RIVAL, id: 'somebody' }]],
    ['brands[1].id', [OWN, { ...RIVAL, id: 'own' }]],
    ['brands[0].match_case', [{ ...OWN, match_case: 'no' }]],
    [
      'brands',
      [
        OWN,
        ...many(31).map((one, i) => ({
          ...one,
          aliases: Array.from({ length: 50 }, (_, j) => `${'x'.repeat(20)} ${String(i)} ${String(j)}`),
        })),
      ],
    ],
  ])('%s is named, and nothing is counted', async (field, body) => {
    for (const call of ['try', 'save']) {
      const reply = await server.post(`${BRAND}/${call}`, { brands: body }, admin);
      expect([reply.code, reply.msg.split(':')[0]]).toEqual([422, field]);
    }
    expect(await brands.list()).toHaveLength(2);
  });

  test('repeated within one brand are kept once', async () => {
    await brands.run('save', [
      { ...OWN, aliases: ['Ownbrand', 'OB', 'OB', 'ob'], domains: ['own.example', 'www.own.example'] },
    ]);
    expect((await brands.list())[0]).toMatchObject({ aliases: ['OB', 'ob'], domains: ['own.example'] });
  });
});

describe('an imported project', () => {
  beforeEach(() => {
    importSample(server.dataDir, 'eigen');
    admin = { ...admin, 'project-id': 'eigen' };
    brands = brandCalls(server, admin);
  });

  test('keeps its names over a restart, and counts answers imported later by them', async () => {
    await brands.run('save', [{ ...OWN, aliases: ['Rivalix'] }]);
    const before = await overview();
    const again = await startTestServer({ dataDir: server.dataDir });
    const headers = { ...(await again.signIn('ada')), 'project-id': 'eigen' };
    expect(v.parse(overviewSchema, (await again.get(OVERVIEW, headers)).data)).toEqual(before);
    expect(await brandCalls(again, headers).list()).toEqual([{ ...OWN, aliases: ['Rivalix'] }]);
    importSample(server.dataDir, 'eigen', 60);
    const [named, answers] = await visibility();
    expect(named).toBe(answers);
    expect(answers).toBeLessThan(before.scope.answers.ok);
    await again.stop();
  });

  test('that breaks while it is counted says why', async () => {
    importSample(server.dataDir, 'bruch');
    writeFileSync(join(server.dataDir, 'projects', 'bruch', 'answers.jsonl'), '{"id":');
    const calls = brandCalls(server, { ...admin, 'project-id': 'bruch' });
    const end = await calls.ended((await calls.start('save', [OWN])).job_id);
    expect(end).toMatchObject({ state: 'failed', reason: expect.stringContaining('answers.jsonl') });
    expect((await calls.list())[1]?.name).toBe('Rivalix');
  });
});

test('a session of a test has names of its own', async () => {
  const headers = { ...(await signInAs(server, 'ada', 'one')), 'project-id': 'p1' };
  await brandCalls(server, headers).run('save', [{ ...OWN, aliases: ['Rivalix'] }]);
  const [named, answers] = await visibility(headers);
  expect(named).toBe(answers);
  expect((await brands.list())[0]?.aliases).toEqual([]);
  const [others, all] = await visibility();
  expect(others).not.toBe(all);
});
