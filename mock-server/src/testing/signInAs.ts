import * as v from 'valibot';
import { PASSWORD } from './smallSeed.ts';
import type { TestServer } from './startTestServer.ts';

/** Logs in within a named mock session and returns the headers for its calls. */
export async function signInAs(server: TestServer, id: string, session: string): Promise<Record<string, string>> {
  const headers = { 'x-mock-session': session };
  const reply = await server.post('/api/front/user/login', { email: `${id}@example.com`, password: PASSWORD }, headers);
  const { token } = v.parse(v.object({ token: v.string() }), reply.data);
  return { ...headers, authorization: `Bearer ${token}` };
}
