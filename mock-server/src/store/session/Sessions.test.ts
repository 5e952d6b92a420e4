import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { Sessions } from './Sessions.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('what one session changes, another does not see', async () => {
  const draft = { email: 'new@example.com', password: 'long-enough', name: 'N' };
  const inSession = (name: string) => ({ 'x-mock-session': name });
  expect((await server.post('/api/front/user/register/email', draft, inSession('a'))).code).toBe(0);
  const login = { email: draft.email, password: draft.password };
  expect((await server.post('/api/front/user/login', login, inSession('a'))).code).toBe(0);
  expect((await server.post('/api/front/user/login', login, inSession('b'))).code).toBe(422);
  expect((await server.post('/api/front/user/login', login)).code).toBe(422);
});

test('a token of one session is none in another', async () => {
  const headers = await server.signIn('ada');
  expect((await server.get('/api/front/user/profile', headers)).code).toBe(0);
  expect((await server.get('/api/front/user/profile', { ...headers, 'x-mock-session': 'a' })).code).toBe(500);
});

test('a name that is none is refused', async () => {
  const body = { email: 'ada@example.com', password: PASSWORD };
  const reply = await server.post('/api/front/user/login', body, { 'x-mock-session': '../x' });
  expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining('x-mock-session') });
});

test('the session unused for longest gives way', () => {
  let made = 0;
  const state = server.routes.all as unknown as never;
  const sessions = new Sessions(state, () => {
    made += 1;
    return { made } as unknown as never;
  });
  const first = sessions.get('first');
  for (let number = 0; number < 298; number += 1) sessions.get(`s${String(number)}`);
  expect(sessions.get('first')).toBe(first);
  sessions.get('one-more');
  sessions.get('and-another');
  expect(sessions.get('first')).toBe(first);
  expect(sessions.get('s0')).toMatchObject({ made: 302 });
});
