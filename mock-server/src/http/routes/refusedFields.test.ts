import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = { ...(await server.signIn('ada')), 'accept-language': 'en-US' };
});
afterEach(() => server.stop());

test('everything that is wrong with a new project is said at once, at its field, in names as they were typed', async () => {
  const order = {
    ...{ name: 'Northwind', market: '', languages: [], prompts: [], platforms: [] },
    brand: { name: 'Northwind', aliases: ['NW'], domains: ['northwind'] },
    competitors: [
      { name: 'Contoso', aliases: ['nw', 'Contoso Ltd', 'northwind'] },
      { name: 'CONTOSO', domains: ['contoso.example'] },
    ],
  };
  expect(await server.post('/api/front/project/create', order, headers)).toMatchObject({
    code: 422,
    data: {
      fields: {
        'brand.domains': '"northwind" is not a domain like example.com',
        'competitors[0].aliases': '“nw” is already a name of Northwind: a name can belong to one brand only',
        'competitors[1].name': '“CONTOSO” is already a name of Contoso: a name can belong to one brand only',
      },
    },
  });
});

test.each([
  ['platform_ids=Kimi', 'platform_ids', 'there is no Kimi; use an ID: kimi, doubao'],
  ['topic_ids[]=t-a&topic_ids[]=nowhere', 'topic_ids', 'there is no nowhere; use an ID: t-a'],
])('an unknown id in %s is refused with those that there are', async (query, field, words) => {
  const reply = await server.get(`/api/front/overview/index?${query}`, { ...headers, 'project-id': 'p1' });
  expect(reply).toMatchObject({ code: 422, data: { fields: { [field]: expect.stringContaining(words) } } });
});
