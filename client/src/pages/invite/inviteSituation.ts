import type * as v from 'valibot';
import type { invitePageSchema } from '../../api/teamSchemas.ts';

export type InvitePageInfo = v.InferOutput<typeof invitePageSchema>;

/**
 * What the reader of an invitation can do: nothing any more (`closed`), make an account, log in to the one there is, accept
 * with one click, or change to the account it is for.
 */
export type InviteSituation = 'closed' | 'register' | 'login' | 'accept' | 'switch';

interface Reader {
  /** Of whoever is logged in here; null when nobody is. */
  readonly email: string | null;
  /** The server did not know the login that this browser still has. */
  readonly isLoginRefused: boolean;
}

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What an invitation asks of its reader. */
export function inviteSituation({ status, email, registered }: InvitePageInfo, reader: Reader): InviteSituation {
  if (status !== 'pending') return 'closed';
  // Where the provider does not say whom it is for, it will know when it is accepted.
  const isFor = (reading: string): boolean => email === '' || reading === '' || sameAddress(reading, email);
  if (reader.email !== null && !reader.isLoginRefused) return isFor(reader.email) ? 'accept' : 'switch';
  return registered === false ? 'register' : 'login';
}
