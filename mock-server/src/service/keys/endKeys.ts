import type { User } from '../../store/accounts/Directory.ts';
import type { MockState } from '../../store/session/MockState.ts';

/**
 * Ends the keys that somebody made in the team they are in, at the moment they leave it. A key that was only out of use until its maker
 * came back would be shown as one in force, and would be in force again without anybody's doing.
 */
export function endKeys({ keys }: MockState, { id, teamId }: User, now: number): void {
  for (const key of keys.all()) {
    if (key.userId === id && key.teamId === teamId && key.revokedAt === null) keys.put({ ...key, revokedAt: now });
  }
}
