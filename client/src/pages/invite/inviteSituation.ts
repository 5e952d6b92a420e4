import type * as v from 'valibot';
import type { invitePageSchema } from '#client/api/teamSchemas.ts';
import { isMasked } from '#client/lib/isMasked.ts';

export type InvitePageInfo = v.InferOutput<typeof invitePageSchema>;

/**
 * What the reader of an invitation can do: nothing (`closed`), register, log in, accept with one click, or switch to the invited account.
 */
export type InviteSituation = 'closed' | 'register' | 'login' | 'accept' | 'switch';

interface Reader {
  /** Email of the logged-in user; null when nobody is logged in. */
  readonly email: string | null;
  /** The server rejected the session that this browser still has. */
  readonly isLoginRefused: boolean;
}

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Derives the situation of the reader. */
export function inviteSituation({ status, email, registered }: InvitePageInfo, reader: Reader): InviteSituation {
  if (status !== 'pending') return 'closed';
  // Where the provider does not say whom the invitation is for, or masks an address, it checks when it is accepted.
  const isFor = (reading: string): boolean =>
    [email, reading].some((address) => address === '' || isMasked(address)) || sameAddress(reading, email);
  if (reader.email !== null && !reader.isLoginRefused) return isFor(reader.email) ? 'accept' : 'switch';
  return registered === false ? 'register' : 'login';
}
