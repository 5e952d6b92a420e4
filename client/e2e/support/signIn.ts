import type { APIRequestContext } from '@playwright/test';

export const ACCOUNTS = {
  admin: { email: 'demo@answerscope.dev', password: 'Answer-2026' },
  member: { email: 'member@answerscope.dev', password: 'Answer-2026' },
} as const;
export type Account = keyof typeof ACCOUNTS;

/** Logs in by the API, for tests about something else, and returns the token. */
export async function signIn(
  request: APIRequestContext,
  account: Account,
  headers: Record<string, string> = {},
): Promise<string> {
  const reply = await request.post('/api/front/user/login', { headers, data: ACCOUNTS[account] });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: { token: string } | null };
  if (code !== 0 || data === null) throw new Error(`Logging in as ${account} failed: ${code} ${msg}`);
  return data.token;
}
