import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceTableSchema } from '#client/api/answerIndexSchemas.ts';
import { domainDetailSchema } from '#client/api/detailSchemas.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const CALL = '/api/front/answer/sourceType';
const BRANDS = '/api/front/brand/save';
const BARE = { own: false, aliases: [], match_case: false, domains: [] };

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'eigen');
  headers = { ...(await server.signIn('ada')), 'project-id': 'eigen' };
});
afterEach(() => server.stop());

/** Afterwards the only site cited in the small project belongs to no brand. */
async function freeTheSite(): Promise<void> {
  const brands = [
    { ...BARE, id: 'own', name: 'Ownbrand', own: true },
    { ...BARE, id: 'rival', name: 'Rivalix' },
  ];
  expect((await server.post(BRANDS, { brands }, headers)).code).toBe(0);
  await expect.poll(async () => (await row())?.type, { timeout: 30_000 }).toBe('other');
}

async function row(query = '') {
  const { data } = await server.get(`/api/front/answer/citations?page=1&page_size=20${query}`, headers);
  return v.parse(sourceTableSchema, data).list[0];
}
async function page() {
  const { data } = await server.get('/api/front/answer/subdomainDetails?domain=own.example', headers);
  return v.parse(domainDetailSchema, data);
}
const say = (type: string | null, domain = 'own.example') => server.post(CALL, { domain, type }, headers);

test('what a person says a source is stands in table and page, is found by it, and can be taken back', async () => {
  await freeTheSite();
  const said = await say('review');
  expect(said.data).toEqual({ domain: 'own.example', type: 'review', before: null });
  expect(await row()).toMatchObject({ type: 'review', type_given: true });
  expect(await page()).toMatchObject({ type: 'review', type_given: true });
  expect(await row('&source_type=review')).toMatchObject({ domain: 'own.example' });
  expect((await say('news')).data).toMatchObject({ before: 'review' });
  expect((await say(null)).data).toMatchObject({ type: null, before: 'news' });
  expect(await row()).toMatchObject({ type: 'other', type_given: false });
});

test('it outlives a restart', async () => {
  await freeTheSite();
  await say('forum', 'own.example');
  const next = await startTestServer({ dataDir: server.dataDir });
  const again = { ...(await next.signIn('ada')), 'project-id': 'eigen' };
  const { data } = await next.get('/api/front/answer/citations?page=1&page_size=20', again);
  expect(v.parse(sourceTableSchema, data).list[0]).toMatchObject({ type: 'forum', type_given: true });
  await next.stop();
});

test('edits of before there were any are read', async () => {
  const edits = { brands: null, topics: [], added: [], changed: [], deleted: ['q6'] };
  writeFileSync(join(server.dataDir, 'projects', 'eigen', 'edits.json'), JSON.stringify(edits));
  expect(await row()).toMatchObject({ type: 'own', type_given: false });
});

test.each([
  ['a brand’s own site', 'own.example', 'news', 'domain'],
  ['a site that nobody cites', 'nowhere.example', 'news', 'domain'],
  ['whose it is', 'own.example', 'competitor', 'type'],
])('refused: %s', async (_what, domain, type, field) => {
  const reply = await say(type, domain);
  expect(reply).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
});
