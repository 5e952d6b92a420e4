import { truncateSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushResultSchema } from '#client/api/schemas/pushSchemas.ts';
import { answersFile } from '#server/store/projectFiles/projectPaths.ts';
import { writeImported } from '#server/store/projectFiles/projectStore.ts';
import { LARGE, largeProject } from '#server/testing/largeProject.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Record<string, string>;
let own: Record<string, string>;
let key: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  ada = await server.signIn('ada');
  const brand = { name: 'Northwind', aliases: ['北风'] };
  const made = await server.post('/api/front/project/create', { name: 'Northwind', brand }, ada);
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  own = { ...ada, 'project-id': id };
  const keyed = await server.post('/api/front/key/create', { name: 'K', scopes: ['push'], project_ids: [id] }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  key = { authorization: `Bearer ${secret}`, 'project-id': id, 'accept-language': 'en' };
});
afterEach(() => server.stop());

const record = (more: object = {}) => ({
  ...{ platform: 'ChatGPT', prompt: 'Which lamp?', answer: 'Take **Northwind**.', asked_at: '2026-03-09T08:00:00Z' },
  ...more,
});
const push = async (answers: readonly unknown[], headers = key) => {
  const reply = await server.post('/api/front/answers/push', { answers }, headers);
  expect(reply.msg).toBe('ok');
  return v.parse(pushResultSchema, reply.data);
};
const exported = async (): Promise<unknown> => {
  const query = 'start_time=2026-03-01&end_time=2026-03-10&status=all&format=json';
  const response = await fetch(`${server.url}/api/front/answer/export?${query}`, { headers: own });
  return response.json();
};

test('records come in with a key, and come in once however often they are sent', async () => {
  const batch = [record({ id: 'mine-1' }), record({ id: 'mine-2', answer: 'Contoso', run: 2 })];
  expect(await push(batch)).toMatchObject({ added: 2, already_there: 0, refused: 0 });
  expect(await push([...batch, record({ id: 'mine-1', answer: 'other words' })])).toMatchObject({
    added: 0,
    already_there: 3,
  });
  expect(await exported()).toMatchObject({ answers: [{ surface: 'push' }, { surface: 'push' }] });
});

test('another text under a known id is said not to be taken, in a later call and in the same one; line breaks are no difference', async () => {
  await push([record({ id: 'mine-1', answer: 'Take **Northwind**.\nNow.' }), record()]);
  const { records } = await push([
    record({ id: 'mine-1', answer: 'Take **Northwind**.\r\nNow. ' }),
    record({ id: 'mine-1', answer: 'Take Contoso.' }),
    record({ id: 'mine-2', answer: 'One.' }),
    record({ id: 'mine-2', answer: 'Two.' }),
    record(),
  ]);
  expect(records.map(({ verdict, warnings }) => [verdict, warnings.map(({ field }) => field)])).toEqual([
    ['already_there', []],
    ['already_there', ['answer']],
    ['added', []],
    ['already_there', ['answer']],
    ['already_there', []],
  ]);
  expect(records[1]?.warnings[0]?.message).toMatch(/id/u);
  const { answers } = v.parse(v.object({ answers: v.array(v.object({ answer: v.string() })) }), await exported());
  expect(answers.map(({ answer }) => answer).toSorted()).toEqual([
    'One.',
    'Take **Northwind**.',
    'Take **Northwind**.\nNow.',
  ]);
});

test('a batch that is half bad keeps its good half, and says of each of the others what to do', async () => {
  const result = await push([
    record(),
    record({ asked_at: 'yesterday' }),
    record({ platform: '' }),
    'no record',
    record({ citations: [{ url: 3 }] }),
    record({ prompt: '哪款台灯好？', citations: [] }),
  ]);
  expect(result).toMatchObject({ added: 2, refused: 4 });
  expect(result.records.map(({ verdict, field }) => [verdict, field])).toEqual([
    ['added', null],
    ['refused', 'asked_at'],
    ['refused', 'platform'],
    ['refused', expect.any(String)],
    ['refused', 'citations[0].url'],
    ['added', null],
  ]);
  expect(result.records[1]?.message).toContain('yesterday');
  expect(result.records[4]?.message).toContain('3');
});

test('null is a field left out, and times stand as databases and Python write them', async () => {
  const optional = [
    'id',
    'topic',
    'tags',
    'run',
    'status',
    'model',
    'citations',
    'searches',
    'brand_sentiments',
    'persona',
  ];
  const nulls = Object.fromEntries(optional.map((name) => [name, null]));
  const times = [
    ...[
      '2026-03-09 08:00:00Z',
      '2026-03-09 16:00:00+08',
      '2026-03-09 16:00:00.123456+08:00',
      '2026-03-09 08:00:00 +0000',
    ],
    ...['2026-03-09T08:00:00+00:00', '2026-03-09'],
  ];
  const { added, records } = await push(
    times.map((asked_at, run) => record({ ...nulls, answer: `Take ${String(run)}.`, asked_at })),
  );
  expect([added, records.map(({ message }) => message)]).toEqual([times.length, times.map(() => null)]);
  const { answers } = v.parse(v.object({ answers: v.array(v.object({ asked_at: v.string() })) }), await exported());
  expect(answers.map(({ asked_at }) => asked_at.slice(0, 19)).sort()).toEqual([
    '2026-03-09',
    ...times.slice(1).map(() => '2026-03-09T08:00:00'),
  ]);
  expect(await push([record({ asked_at: '2026-03-09 08:00' })])).toMatchObject({ refused: 1 });
});

test.each(['citations', 'retrieved'])('%s as bare addresses are refused with the form they need', async (list) => {
  const { records } = await push([record({ [list]: ['https://a.example/x'] })]);
  expect(records[0]).toMatchObject({ verdict: 'refused', field: `${list}[0]` });
  expect(records[0]?.message).toContain('{"url": "https://example.com/page", "title": "A page"}');
  expect(records[0]?.message).toContain('"https://a.example/x"');
});

test('what was exported and pushed into another project is the same there', async () => {
  await push([
    record({
      ...{
        topic: 'Lamps',
        tags: ['a'],
        run: 3,
        model: 'gpt-x',
        searches: ['best lamp'],
        country: 'US',
        surface: 'app',
      },
      ...{ model_asked: 'gpt-x-latest', search_mode: 'forced', searched: true, run_id: 'r-7', truncated: true },
      retrieved: [{ url: 'https://b.example/y', title: 'B' }],
      ...{ citations: [{ url: 'https://a.example/x', title: 'A' }], brand_sentiments: { 北风: 'positive' } },
    }),
    record({ prompt: 'b?', answer: '', status: 'refused', asked_at: '2026-03-08' }),
  ]);
  const { answers } = v.parse(v.object({ answers: v.array(v.unknown()) }), await exported());
  expect(answers).toContainEqual(
    expect.objectContaining({
      ...{ model_asked: 'gpt-x-latest', search_mode: 'forced', searched: true, run_id: 'r-7', truncated: true },
      retrieved: [expect.objectContaining({ url: 'https://b.example/y' })],
    }),
  );
  const brand = { name: 'Northwind', aliases: ['北风'] };
  const made = await server.post('/api/front/project/create', { name: 'Copy', brand }, ada);
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  expect(await push(answers, { ...ada, 'project-id': id })).toMatchObject({ added: 2, refused: 0 });
  own = { ...ada, 'project-id': id };
  expect(await exported()).toMatchObject({ answers });
});

test('what is no answer does not count as one, as in an import', async () => {
  const result = await push([
    record({ status: 'ok', answer: '' }),
    record({ answer: ' ' }),
    record({ status: 'ok', answer: 'Error: rate limit exceeded' }),
    record({ status: 'ok', answer: 'A real one.' }),
  ]);
  expect(result.records.map(({ verdict, field }) => [verdict, field])).toEqual([
    ['refused', 'answer'],
    ...[1, 2, 3].map(() => ['added', null]),
  ]);
  expect(result.records[2]?.warnings).toEqual([
    { field: 'answer', count: 1, message: 'is an error message or a placeholder; its status is failed' },
  ]);
  const { answers } = v.parse(v.object({ answers: v.array(v.object({ status: v.string() })) }), await exported());
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['empty', 'failed', 'ok']);
});

test('citations that are no addresses are left out with a warning', async () => {
  const citations = [{ url: 'https://a.example/x' }, { url: 'not an address' }, { url: 'javascript:alert(1)' }];
  const [result] = (await push([record({ citations })])).records;
  expect(result?.warnings).toEqual([
    {
      ...{ field: 'citations', count: 2 },
      message: '2 of 3 are not addresses of web pages (http or https) and were left out',
    },
  ]);
});

test('a field that there is not is left out with a warning; one without a value, and what an export says anew, without', async () => {
  const others = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`x${String(i)}`, i]));
  const { records } = await push([
    record({ citatons: [], mentions: [], score: null }),
    record({ id: 'many', ...others }),
  ]);
  expect(records[0]?.warnings).toEqual([
    { field: 'citatons', count: 1, message: 'is not a field of a record and was left out' },
  ]);
  expect(records[1]?.warnings).toHaveLength(5);
  expect(records[1]?.warnings.at(-1)?.message).toBe(
    'is not a field of a record and was left out, and so were more fields: 1',
  );
});

test('a field beside the answers that the call does not take is refused, and nothing is kept; the head of an export is taken', async () => {
  const send = (more: object) =>
    server.post('/api/front/answers/push', { answers: [record()], ...more }, { ...key, 'accept-language': 'en' });
  const refused = await send({ dry_run: true });
  expect(refused).toMatchObject({ code: 422, msg: expect.stringMatching(/^dry_run: is not a parameter/u) });
  expect(await send({ project: 'another' })).toMatchObject({ code: 422, msg: expect.stringMatching(/^project/u) });
  const { answers: none, ...head } = v.parse(v.looseObject({ answers: v.array(v.unknown()) }), await exported());
  expect(none).toEqual([]);
  expect(await send(head)).toMatchObject({ code: 0, data: { added: 1 } });
});

test('two ids are two answers, even of the same words in the same second', async () => {
  expect(await push([record({ id: 'a' }), record({ id: 'b' }), record(), record()])).toMatchObject({
    added: 3,
    already_there: 1,
  });
});

test('a time without its zone is refused by that', async () => {
  const { records } = await push([
    record({ asked_at: '2026-03-09T08:00:00' }),
    record({ asked_at: '2026-03-09 08:00' }),
  ]);
  expect(records.map(({ message }) => message)).toEqual([
    '“2026-03-09T08:00:00” has no time zone: add Z or the offset from UTC, e.g. 2026-03-09T08:00:00Z',
    '“2026-03-09 08:00” has no time zone: add Z or the offset from UTC, e.g. 2026-03-09T08:00Z',
  ]);
});

test.each(['2026-02-30', '2026-02-30T08:00:00Z', '2026-13-01'])('the day %s is none', async (day) => {
  const { records } = await push([record({ asked_at: day })]);
  expect(records).toMatchObject([{ verdict: 'refused', field: 'asked_at', message: expect.stringContaining(day) }]);
});

test('a record without a field says which fields it has', async () => {
  const { records } = await push([{ Platform: 'ChatGPT', prompt: 'Which lamp?' }, {}]);
  expect(records.map(({ field, message }) => [field, message])).toEqual([
    ['platform', 'is missing (the record has Platform)'],
    ['platform', 'is missing'],
  ]);
});

test('a key of several projects has to name one, and the reply names it', async () => {
  const { 'project-id': id = '' } = key;
  expect((await push([record()])).project).toEqual({ id, name: 'Northwind' });
  const made = await server.post('/api/front/project/create', { name: 'Other', brand: { name: 'Other' } }, ada);
  const ids = [id, v.parse(v.object({ id: v.string() }), made.data).id];
  const keyed = await server.post('/api/front/key/create', { name: 'K2', scopes: ['push'], project_ids: ids }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  const both = { authorization: `Bearer ${secret}`, 'accept-language': 'en' };
  const unnamed = await server.post('/api/front/answers/push', { answers: [record({ id: 'x' })] }, both);
  expect([unnamed.code, unnamed.msg]).toEqual([422, expect.stringContaining('project-id: is missing')]);
  expect((await push([record({ id: 'x' })], { ...both, 'project-id': ids[1] ?? '' })).project?.name).toBe('Other');
});

test('a key without the scope, a sample project and more than 1,000 records are refused', async () => {
  const body = { answers: [record()] };
  const projectId = key['project-id'];
  const keyed = await server.post(
    '/api/front/key/create',
    { name: 'R', scopes: ['read'], project_ids: [projectId] },
    ada,
  );
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  const reader = { ...key, authorization: `Bearer ${secret}` };
  expect((await server.post('/api/front/answers/push', body, reader)).code).toBe(403);
  expect((await server.post('/api/front/answers/push', body, { ...ada, 'project-id': 'p1' })).code).toBe(403);
  const many = { answers: Array.from({ length: 1001 }, () => record()) };
  expect((await server.post('/api/front/answers/push', many, key)).code).toBe(422);
});

test('a record that is nested too deep is refused alone', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const body = `{"answers":[${JSON.stringify(record())},${JSON.stringify(record()).replace(/"answer":"[^"]*"/u, `"answer":${deep}`)}]}`;
  const response = await fetch(`${server.url}/api/front/answers/push`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body,
  });
  const { data } = v.parse(v.object({ data: pushResultSchema }), await response.json());
  expect([data.added, data.refused]).toEqual([1, 1]);
  expect(data.records[1]).toMatchObject({ field: 'record', message: expect.stringContaining('20 levels') });
});

test('a large project whose answers are damaged says so in the language of who pushes', async () => {
  const { project, answers } = largeProject({ ...LARGE, answers: 2500, prompts: 50, topics: 5, aliases: 1 });
  writeImported(server.dataDir, project, answers);
  const headers = { ...ada, 'project-id': project.id, 'accept-language': 'zh-CN' };
  const push = () => server.post('/api/front/answers/push', { answers: [record()] }, headers);
  expect(await push()).toMatchObject({ code: 0, data: { added: 1 } });
  truncateSync(answersFile(server.dataDir, project.id), 100_000);
  const { code, msg } = await push();
  expect([code, msg]).toEqual([500, expect.stringMatching(/answers\.jsonl.*请运行 npm run doctor/u)]);
  expect(msg).not.toContain('Run "npm run doctor"');
});
