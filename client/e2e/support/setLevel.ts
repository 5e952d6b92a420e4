import type { APIRequestContext } from '@playwright/test';
import type { Access } from '../../src/api/schemas/accessSchemas.ts';
import { signIn } from './signIn.ts';

/** An admin of the sample team gives a member who is no admin another permission level. */
export async function setLevel(request: APIRequestContext, id: string, level: Access): Promise<void> {
  const token = await signIn(request, 'admin');
  const reply = await request.post('/api/front/user/team/membersUpdate', {
    headers: { authorization: `Bearer ${token}` },
    data: { id, role: 'user', level },
  });
  const { code, msg } = (await reply.json()) as { code: number; msg: string };
  if (code !== 0) throw new Error(`The level was not changed: ${String(code)} ${msg}`);
}
