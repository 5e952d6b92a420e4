import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import Papa from 'papaparse';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { madeKeySchema } from '#client/api/keySchemas.ts';
import { allTables, tableNames } from '#server/service/tables/allTables.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '#server/store/edits/ProjectEdits.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Record<string, string>;
let secret: string;
beforeAll(async () => {
  server = await startTestServer({
    samples: {
      ...smallSamples,
      // A model name that is a formula, and a prompt with line breaks and quotes.
      answers: function* answers(id, today) {
        let first = true;
        for (const answer of smallSamples.answers(id, today)) {
          yield first ? { ...answer, text: '=HYPERLINK("https://evil.example")\n推荐 "Ownbrand"，' } : answer;
          first = false;
        }
      },
    },
  });
  ada = await server.signIn('ada');
  const draft = { name: 'Sheet', scopes: ['read'], project_ids: ['p1'] };
  secret = v.parse(madeKeySchema, (await server.post('/api/front/key/create', draft, ada)).data).secret;
});
afterAll(() => server.stop());

const PATH = '/api/front/table/feed';
const feed = (query: string, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
  fetch(`${server.url}${PATH}?${query}`, { headers });

const rowsOfCsv = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

test.each(tableNames)('the table %s has the same rows as CSV, JSON and Parquet', async (name) => {
  const csv = rowsOfCsv(await (await feed(`table=${name}`)).text());
  const json = (await (await feed(`table=${name}&format=json`)).json()) as {
    schema: number;
    rows: Record<string, unknown>[];
  };
  const bytes = await (await feed(`table=${name}&format=parquet`)).arrayBuffer();
  const parquet = await parquetReadObjects({ file: bytes });
  const columns = allTables[name].columns.map((column) => column.name);
  expect(Object.keys(csv[0] ?? {})).toEqual(columns);
  expect(Object.keys(json.rows[0] ?? {})).toEqual(columns);
  expect(Object.keys(parquet[0] ?? {})).toEqual(columns);
  expect([csv.length, parquet.length]).toEqual([json.rows.length, json.rows.length]);
  expect(json.rows.length).toBeGreaterThan(0);
  expect(json.schema).toBe(1);
  const [first] = columns;
  const of = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row[first ?? '']));
  expect(of(csv)).toEqual(of(json.rows));
  expect(of(parquet)).toEqual(of(json.rows));
  const { key_value_metadata: pairs } = parquetMetadata(bytes);
  expect(pairs).toContainEqual({ key: 'answerscope.schema', value: '1' });
});

test('a formula that an engine wrote is none in a spreadsheet, and is itself elsewhere', async () => {
  const formula = (row: Record<string, unknown>) => String(row['text']).includes('HYPERLINK');
  const csv = rowsOfCsv(await (await feed('table=answers')).text()).find(formula);
  expect(csv?.['text']).toMatch(/^'=HYPERLINK/u);
  const parquet = await parquetReadObjects({ file: await (await feed('table=answers&format=parquet')).arrayBuffer() });
  expect(parquet.find(formula)?.['text']).toMatch(/^=HYPERLINK/u);
});

test('days narrow it, both included', async () => {
  const days = async (query: string) => {
    const rows = rowsOfCsv(await (await feed(`table=answers${query}`)).text());
    return [...new Set(rows.map(({ day }) => day))].sort();
  };
  expect(await days('')).toHaveLength(14);
  expect(await days('&start_time=2026-03-08&end_time=2026-03-09')).toEqual(['2026-03-08', '2026-03-09']);
  expect(await days(`&start_time=${TODAY}`)).toEqual([TODAY]);
});

test('an unchanged table is not sent again; one whose names people changed is', async () => {
  const first = await feed('table=brands&format=json');
  const etag = first.headers.get('etag') ?? '';
  const again = () => feed('table=brands&format=json', { authorization: `Bearer ${secret}`, 'if-none-match': etag });
  expect([(await again()).status, await (await again()).text()]).toEqual([304, '']);
  for (const known of [`W/${etag}`, `"other", W/${etag}`, '*']) {
    const headers = { authorization: `Bearer ${secret}`, 'if-none-match': known };
    expect((await feed('table=brands&format=json', headers)).status).toBe(304);
  }
  expect((await feed('table=brands&format=csv')).headers.get('etag')).not.toBe(etag);
  const prompts = { prompts: [{ text: '新的问题是什么？' }] };
  expect((await server.post('/api/front/prompt/add', prompts, { ...ada, 'project-id': 'p1' })).code).toBe(0);
  expect((await again()).status).toBe(200);
});

test('every kind of change people make to a project gives its tables another tag', async () => {
  const [project] = smallSamples.projects(TODAY);
  const [prompt, topic] = [project?.prompts[0], project?.topics[0]];
  if (!project || !prompt || !topic) throw new Error('There is no small project');
  const changes: Required<ProjectEdits> = {
    brands: project.brands.slice(0, 1),
    topics: [{ id: 't-new', name: '新主题' }],
    added: [{ ...prompt, id: 'q-new' }],
    changed: new Map([['q1', { text: '换了说法' }]]),
    deleted: new Set(['q1']),
    personas: [{ id: 'own-1', name: '通勤族', words: ['通勤'] }],
    keywords: new Map([['k1', null]]),
    sourceTypes: new Map([['own.example', 'news']]),
    topicNames: new Map([['t-a', { name: '电池' }]]),
    hiddenTopics: new Set(['t-a']),
    tagNames: new Map([['tag', { en: 'Tag' }]]),
  };
  const tagOf = async (edits: ProjectEdits) => {
    server.shared.edits.put('p1', edits);
    return (await feed('table=brands')).headers.get('etag');
  };
  const all = [NO_EDITS, { ...NO_EDITS, changed: new Map([['q1', { text: '又换了' }]]) }];
  for (const [kind, value] of Object.entries(changes)) all.push({ ...NO_EDITS, [kind]: value });
  const tags = [];
  for (const edits of all) tags.push(await tagOf(edits));
  server.shared.edits.put('p1', NO_EDITS);
  expect(new Set(tags).size).toBe(all.length);
});

test('a key may come as the password of the Basic scheme or in the address, here and nowhere else', async () => {
  const basic = { authorization: `Basic ${Buffer.from(`excel:${secret}`).toString('base64')}` };
  expect((await feed('table=brands', basic)).status).toBe(200);
  const alone = { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` };
  expect((await feed('table=brands', alone)).status).toBe(200);
  expect((await feed(`table=brands&project=p1&key=${secret}`, {})).status).toBe(200);
  expect((await feed(`table=brands&project=p2&key=${secret}`, {})).status).toBe(403);
  expect((await feed('table=brands&key=ask_wrong', {})).status).toBe(401);
  const elsewhere = await server.get(`/api/front/overview/index?key=${secret}`);
  expect(elsewhere.code).toBe(401);
  expect((await server.get('/api/front/overview/index', basic)).code).toBe(401);
});

test.each([
  ['no key', {}],
  ['text that is no key', { authorization: `Basic ${Buffer.from('any:YOUR_KEY').toString('base64')}` }],
  ['a key there is not', { authorization: 'Bearer ask_wrong' }],
])('%s is answered with HTTP 401, the schemes and the word key', async (_name, headers) => {
  const reply = await feed('table=brands', headers);
  expect(reply.status).toBe(401);
  expect(reply.headers.get('www-authenticate')).toMatch(/^Basic realm="AnswerScope".*, Bearer realm="AnswerScope"/u);
  expect(await reply.json()).toMatchObject({ code: 401, msg: expect.stringMatching(/密钥/u) });
});

test.each([
  ['', 'table'],
  ['table=passwords', 'table'],
  ['table=answers&format=xls', 'format'],
  ['table=answers&start_time=2026-13-01', 'start_time'],
  ['table=answers&start_time=2026-03-09&end_time=2026-03-01', 'start_time'],
  ['table=answers&time_zone=Mars', 'time_zone: 不是时区名称'],
  ['table=answers&start=2026-03-01', 'start: '],
])('"%s" is refused by its field', async (query, field) => {
  const reply = await feed(query);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ code: 422, msg: expect.stringContaining(field) });
});

test('an address and a header that name two projects are refused: neither table is taken for the other', async () => {
  const headers = { authorization: `Bearer ${secret}`, 'project-id': 'p2', 'accept-language': 'en' };
  const reply = await feed('table=brands&project=p1', headers);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ msg: expect.stringMatching(/project: is “p1”.*“p2”/u) });
  expect((await feed('table=brands&project=p1', { ...headers, 'project-id': 'p1' })).status).toBe(200);
});

test('a project under the name of other APIs is told that of the feed, as spreadsheets send no headers', async () => {
  const reply = await feed('table=brands&project_id=p1', {
    authorization: `Bearer ${secret}`,
    'accept-language': 'en',
  });
  expect(await reply.json()).toMatchObject({ code: 422, msg: 'project_id: is called project in this call' });
});

test('a key of several projects has to name one: the table of another would be taken for it', async () => {
  const draft = { name: 'Two', scopes: ['read'], project_ids: ['p1', 'p2'] };
  const made = v.parse(madeKeySchema, (await server.post('/api/front/key/create', draft, ada)).data);
  const headers = { authorization: `Bearer ${made.secret}`, 'accept-language': 'en' };
  const reply = await feed('table=brands', headers);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ msg: expect.stringMatching(/^project: .*several projects/u) });
  expect((await feed('table=brands&project=p2', headers)).status).toBe(200);
  const report = await server.get('/api/front/overview/index', headers);
  expect(report).toMatchObject({ code: 422, msg: expect.stringMatching(/^project-id: .*several projects/u) });
  expect((await server.get('/api/front/overview/index', { ...headers, 'project-id': 'p2' })).code).toBe(0);
});

test('a reader who leaves half-way ends it, and the server goes on', async () => {
  const gone = new AbortController();
  const reply = await fetch(`${server.url}${PATH}?table=answers`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: gone.signal,
  });
  expect(reply.status).toBe(200);
  gone.abort();
  expect((await feed('table=brands')).status).toBe(200);
});

test('who asks for the headers alone gets those of the table, which is not written for it', async () => {
  const rows = vi.spyOn(allTables.prompts, 'rows');
  const url = `${server.url}${PATH}?table=prompts&format=parquet`;
  const headersBy = async (method: string) => {
    const { status, headers } = await fetch(url, { method, headers: { authorization: `Bearer ${secret}` } });
    return [status, ...['content-type', 'content-disposition', 'etag'].map((name) => headers.get(name))];
  };
  const told = await headersBy('HEAD');
  expect(rows).not.toHaveBeenCalled();
  expect(told).toEqual(await headersBy('GET'));
  expect(rows).toHaveBeenCalledOnce();
  rows.mockRestore();
});
