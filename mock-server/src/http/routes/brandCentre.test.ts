import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  competitorsSchema,
  factEvidenceSchema,
  factsSchema,
  factTrialSchema,
  perceptionSchema,
  quotesSchema,
  suggestionsSchema,
} from '#client/api/brandCentreSchemas.ts';
import { importTexts } from '#server/testing/importTexts.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const BRAND = '/api/front/brand';
const ALL = 'start_time=2026-01-01&end_time=2026-03-10';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const read = async <T>(schema: v.GenericSchema<unknown, T>, path: string, headers = admin): Promise<T> =>
  v.parse(schema, (await server.get(`${BRAND}/${path}`, headers)).data);
const send = (path: string, body: object, headers = admin) => server.post(`${BRAND}/${path}`, body, headers);

const FACT = {
  statement: 'Ownbrand 有 2 个推荐',
  brand_id: 'own',
  subject: ['推荐'],
  value: '2 个',
  severity: 'high',
  valid_from: null,
  valid_to: null,
  source: 'https://own.example/facts',
};

const ATTACHMENT = { url: '/api/uploads/0123456789abcdef.pdf', name: '价目表.pdf' };
const ATTACHMENT_ELSEWHERE = { url: 'https://files.example.com/a.png', name: 'a.png' };

test('rivals come with their figures, over the answers of the filters', async () => {
  const { brand_figures: figures, scope } = await read(competitorsSchema, `competitors?${ALL}&platform_ids[]=kimi`);
  expect(scope.answers.ok).toBe(83);
  expect(figures.map(({ brand_id: id, visibility }) => [id, visibility?.numerator])).toEqual([
    ['rival', 83],
    ['own', 55],
  ]);
});

test('names that stand out come with sentences, and stay away once put aside', async () => {
  const texts = [1, 2, 3].map(() => '- **Gantoro**: great.\n- **Northcape**: fine.');
  importTexts(server.dataDir, 'recorded', 'Ownbrand', texts);
  const headers = { ...admin, 'project-id': 'recorded' };
  const days = 'start_time=2020-01-01&end_time=2026-12-31';
  const before = await read(suggestionsSchema, `suggestions?${days}`, headers);
  const gantoro = before.list.find(({ name }) => name === 'Gantoro');
  expect(gantoro?.answers).toMatchObject({ numerator: 3, denominator: 3, k: 3 });
  expect(gantoro?.evidence[0]?.text).toBe('Gantoro: great.');
  await send('suggestions/hide', { name: 'Gantoro', hidden: true }, headers);
  const after = await read(suggestionsSchema, `suggestions?${days}`, headers);
  expect(after.list.map(({ name }) => name)).not.toContain('Gantoro');
  expect(after.hidden).toEqual(['Gantoro']);
});

describe('themes', () => {
  test('of the project stand beside the built-in ones, with their quotes', async () => {
    const saved = await send('themes/save', { themes: [{ name: '口碑', words: ['推荐'] }] });
    expect(saved.code).toBe(0);
    const { themes, cells } = await read(perceptionSchema, `perception?${ALL}`);
    const own = themes.at(-1);
    expect(themes.slice(0, 2).map(({ id, built_in: builtIn }) => [id, builtIn])).toEqual([
      ['price', true],
      ['quality', true],
    ]);
    expect(own).toMatchObject({ name: '口碑', built_in: false });
    const cell = cells.find(({ theme_id: theme, brand_id: brand }) => theme === own?.id && brand === 'own');
    expect(cell?.net_sentiment?.denominator).toBe(110);
    const quotes = await read(quotesSchema, `quotes?${ALL}&brand_id=own&theme_id=${own?.id ?? ''}&page_size=5`);
    expect(quotes.total).toBe(110);
    expect(quotes.list).toHaveLength(5);
  });

  test.each([
    [{ themes: [{ name: '', words: ['a'] }] }, 'themes[0].name'],
    [{ themes: [{ name: 'x', words: [] }] }, 'themes[0].words'],
    [
      {
        themes: [
          { name: 'x', words: ['a'] },
          { name: 'X', words: ['b'] },
        ],
      },
      'themes[1].name',
    ],
  ])('that cannot be told apart or found are refused by name', async (body, field) => {
    expect(await send('themes/save', body)).toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.any(String) } },
    });
  });

  test('made of others than are stored by now are refused', async () => {
    const theirs = [{ name: '口碑', words: ['推荐'] }];
    expect((await send('themes/save', { themes: theirs, base: [] })).code).toBe(0);
    expect((await send('themes/save', { themes: [], base: [] })).code).toBe(409);
    expect((await send('themes/save', { themes: [], base: theirs })).code).toBe(0);
  });

  test('that are unknown are refused', async () => {
    const reply = await server.get(`${BRAND}/quotes?brand_id=own&theme_id=nothing`, admin);
    expect(reply).toMatchObject({ code: 422, data: { fields: { theme_id: expect.any(String) } } });
  });
});

describe('facts', () => {
  test('are tried, kept, judged, and taken away again', async () => {
    const trial = v.parse(factTrialSchema, (await send('facts/try', { fact: FACT })).data);
    expect(trial).toMatchObject({ unknown: 110, supported: 0, contradicted: 0, read: { low: 2, unit: '个' } });
    expect((await read(factsSchema, `facts?${ALL}`)).facts).toEqual([]);
    const saved = await send('facts/save', { fact: FACT });
    const kept = await read(factsSchema, `facts?${ALL}`);
    expect(kept.facts).toMatchObject([{ ...FACT, unknown: 110, accuracy: null }]);
    const id = kept.facts[0]?.id ?? '';
    expect(saved.data).toMatchObject({ fact: { id } });
    const evidence = await read(factEvidenceSchema, `evidence?${ALL}&fact_id=${id}&page_size=2`);
    expect(evidence.total).toBe(110);
    expect(evidence.list.map(({ text, verdict }) => [text, verdict])).toEqual(
      Array.from({ length: 2 }, () => ['推荐 Ownbrand，其次是 Rivalix。', 'unknown']),
    );
    await send('facts/delete', { id });
    expect((await read(factsSchema, `facts?${ALL}`)).facts).toEqual([]);
    expect(await send('facts/delete', { id })).toMatchObject({ code: 404 });
    const gone = await server.get(`${BRAND}/evidence?fact_id=${id}`, admin);
    expect(gone).toMatchObject({ code: 404, data: { fields: { fact_id: expect.any(String) } } });
  });

  test.each([
    [{ value: '很便宜' }, 'fact.value'],
    [{ value: '1 个到底 2 元' }, 'fact.value'],
    [{ subject: [] }, 'fact.subject'],
    [{ subject: [' / '] }, 'fact.subject'],
    [{ brand_id: 'nobody' }, 'fact.brand_id'],
    [{ valid_from: '2026-02-01', valid_to: '2026-01-01' }, 'fact.valid_to'],
    [{ valid_from: 'soon' }, 'fact.valid_from'],
    [{ statement: '' }, 'fact.statement'],
    [{ attachments: [{ url: 'javascript:alert(1)', name: 'a.pdf' }] }, 'fact.attachments'],
    [{ attachments: [{ url: '/api/uploads/a.pdf', name: ' \u202E ' }] }, 'fact.attachments[0].name'],
    [{ attachments: Array.from({ length: 6 }, () => ATTACHMENT) }, 'fact.attachments'],
  ])('that cannot be judged by %o are refused by name, and nothing is lost', async (change, field) => {
    await send('facts/save', { fact: FACT });
    const reply = await send('facts/save', { fact: { ...FACT, ...change } });
    expect(reply).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
    expect((await read(factsSchema, `facts?${ALL}`)).facts).toHaveLength(1);
  });

  test('keep their attachments, whose names reorder nothing, until they are taken away', async () => {
    const attachments = [{ url: ATTACHMENT.url, name: '\u202Egnp.price\n list.pdf' }, ATTACHMENT_ELSEWHERE];
    await send('facts/save', { fact: { ...FACT, attachments } });
    const [kept] = (await read(factsSchema, `facts?${ALL}`)).facts;
    expect(kept?.attachments).toEqual([{ url: ATTACHMENT.url, name: 'gnp.price list.pdf' }, ATTACHMENT_ELSEWHERE]);
    await send('facts/save', { fact: { ...kept, attachments: [] } });
    expect((await read(factsSchema, `facts?${ALL}`)).facts[0]?.attachments).toEqual([]);
  });

  test('of an imported project outlive the session that made them', async () => {
    importTexts(server.dataDir, 'recorded', 'Gantoro', ['Gantoro costs $20.', 'Gantoro costs $25.']);
    const headers = { ...admin, 'project-id': 'recorded' };
    const days = 'start_time=2020-01-01&end_time=2026-12-31';
    const fact = { ...FACT, subject: ['costs'], value: '$20', attachments: [ATTACHMENT] };
    await send('facts/save', { fact }, headers);
    const { facts: judged, errors } = await read(factsSchema, `facts?${days}`, headers);
    expect(judged).toMatchObject([
      { attachments: [ATTACHMENT], supported: 1, contradicted: 1, accuracy: { numerator: 1, denominator: 2 } },
    ]);
    expect(errors).toMatchObject([{ said: '$25', severity: 'high', status: 'open', weight: 3, gone_at: null }]);
    await send('errors/mark', { id: errors[0]?.id, mark: 'acknowledged' }, headers);
    const again = await read(factsSchema, `facts?${days}`, headers);
    expect(again.errors[0]).toMatchObject({ status: 'acknowledged', returned: false });
    expect(existsSync(join(server.dataDir, 'projects', 'recorded', 'knowledge.json'))).toBe(true);
  });
});
