import type { User } from '#server/store/accounts/Directory.ts';
import type { MockState } from '#server/store/session/MockState.ts';

/**
 * Revokes the keys of a person who leaves a team. A merely unusable key would still be listed as active and would work again when the
 * person returns.
 */
export function endKeys({ keys }: MockState, { id, teamId }: User, now: number): void {
  for (const key of keys.all()) {
    if (key.userId === id && key.teamId === teamId && key.revokedAt === null) keys.put({ ...key, revokedAt: now });
  }
}
