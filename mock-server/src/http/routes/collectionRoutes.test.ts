import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keywordOptionsSchema, optionListSchema } from '#client/api/filterSchemas.ts';
import { menuSchema } from '#client/api/menuSchemas.ts';
import { noticeListSchema } from '#client/api/noticeSchemas.ts';
import { planListSchema } from '#client/api/vipSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

test('the filter form gets its lists', async () => {
  const topics = v.parse(optionListSchema, (await server.get('/api/front/topic/index', admin)).data);
  expect(topics.list).toEqual([{ id: 't-a', name: '续航' }]);
  const platforms = v.parse(optionListSchema, (await server.get('/api/front/platform/index', admin)).data);
  expect(platforms.list.map(({ id }) => id)).toEqual(['kimi', 'doubao']);
  const keywords = v.parse(keywordOptionsSchema, (await server.get('/api/front/keyword/options', admin)).data);
  expect(keywords.list).toEqual([{ id: 'k1', label: '推荐' }]);
});

test('the query language of json-server is no part of the contract', async () => {
  const query = '?_delay=100000&name_like=(((&_limit=0&q=zzz&id=none&_expand=x';
  expect((await server.get(`/api/front/topic/index${query}`, admin)).data).toEqual({
    list: [{ id: 't-a', name: '续航' }],
  });
});

test('the collections cannot be reached past the calls', async () => {
  for (const path of ['/topics', '/plans', '/db', '/notices/n1', '/__rules']) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  }
});

test('plans mark the one the team is on', async () => {
  const plans = v.parse(planListSchema, (await server.get('/api/front/vip/index', admin)).data);
  expect(plans.map(({ id, current }) => [id, current])).toEqual([
    ['free', false],
    ['team', true],
  ]);
});

test('reading notices lowers the unread count, for the reader alone', async () => {
  const max = await server.signIn('max');
  const path = '/api/front/notice/index';
  expect(v.parse(noticeListSchema, (await server.get(path, admin)).data).unread).toBe(2);
  expect((await server.post('/api/front/notice/read', { ids: ['n1'] }, admin)).code).toBe(0);
  const after = v.parse(noticeListSchema, (await server.get(path, admin)).data);
  expect([after.unread, after.list[0]?.read]).toEqual([1, true]);
  expect(v.parse(noticeListSchema, (await server.get(path, max)).data).unread).toBe(2);
  expect(await server.post('/api/front/notice/read', { ids: ['n9'] }, admin)).toMatchObject({
    code: 422,
    msg: expect.stringMatching(/^ids/u),
  });
});

test('notices are of the reader’s team and projects', async () => {
  const { list } = v.parse(noticeListSchema, (await server.get('/api/front/notice/index', admin)).data);
  expect(list.map(({ id }) => id)).toEqual(['n1', 'n2']);
});

test('the menu answers in the older envelope, refusals included', async () => {
  const reply = await server.post('/api/user/menu', {}, admin);
  expect(reply.code).toBe(20000);
  expect(v.parse(menuSchema, reply.data)).toHaveLength(1);
  expect((await server.post('/api/user/menu')).code).toBe(50008);
  server.advance(8 * 86_400_000);
  expect((await server.post('/api/user/menu', {}, admin)).code).toBe(50014);
});
