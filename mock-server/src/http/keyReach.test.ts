import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
let key: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      now: () => Date.parse('2026-03-10T04:00:00Z'),
      secret: () => `secret-${String(Math.random())}`,
      ...{ tokenLifetime: 86_400_000, keyCallsPerMinute: 100_000 },
    },
  });
  const ada = await server.signIn('ada');
  const body = { name: 'K', scopes: ['read', 'push'], project_ids: ['p1'] };
  const { data } = await server.post('/api/front/key/create', body, ada);
  key = { authorization: `Bearer ${(data as { secret: string }).secret}` };
});
afterAll(() => server.stop());

/** Calls anybody may make: they tell nothing of a project. */
const OPEN = ['/api/user/menu', '/api/front/user/login', '/api/front/user/register/email', '/api/uploads/:name'];
const isOpen = (path: string): boolean => OPEN.includes(path) || /invite_(?:page_info|operate)$/u.test(path);

test('a key of one project reads and changes nothing of another, over every call there is', async () => {
  const calls = server.routes.all.filter(([, path]) => !isOpen(path));
  expect(calls.length).toBeGreaterThan(100);
  for (const [method, path] of calls) {
    const reply =
      method === 'get'
        ? await server.get(`${path}?project_id=p2&id=p2`, { ...key, 'project-id': 'p2' })
        : await server.post(path, { project_id: 'p2', id: 'p2' }, { ...key, 'project-id': 'p2' });
    // The list of projects speaks of no single one: it shows those of the key. Bad input may be named before the project is looked at.
    if (path === '/api/front/project/index') expect(reply.data).toMatchObject({ list: [{ id: 'p1' }] });
    else expect([403, 422], path).toContain(reply.code);
  }
});

test('the list of projects holds those of the key and no other', async () => {
  const { data } = await server.get('/api/front/project/index', key);
  expect((data as { list: { id: string }[] }).list.map(({ id }) => id)).toEqual(['p1']);
});

test('whether there is another project is not told', async () => {
  const of = async (id: string) => (await server.get('/api/front/overview/index', { ...key, 'project-id': id })).msg;
  expect((await of('p2')).replace('p2', 'X')).toBe((await of('nowhere')).replace('nowhere', 'X'));
});

test('of the calls that change something, a key makes only those made for it', async () => {
  const allowed: string[] = [];
  for (const [method, path] of server.routes.all) {
    if (method !== 'post' || isOpen(path)) continue;
    const { code, msg } = await server.post(path, {}, { ...key, 'accept-language': 'en' });
    if (code !== 403 || !msg.includes('needs a login')) allowed.push(path);
  }
  // Sending answers in is what the scope `push` is for.
  expect(allowed).toEqual(['/api/front/answers/push']);
});
