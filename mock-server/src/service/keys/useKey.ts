import { ifRoom } from '#server/refusal/noRoom.ts';
import type { Team, User } from '#server/store/accounts/Directory.ts';
import type { Environment } from '#server/store/Environment.ts';
import { isRecent } from '#server/store/isRecent.ts';
import type { KeyRecord } from '#server/store/keys/KeyRecord.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { noteQuietly } from '../audit/noteQuietly.ts';
import { hashOfSecret } from '../secretHash.ts';

/** Resolution of the stored last use, one minute: a busy key must not write a file at each call. */
const USE_STEP = 60_000;

/** The caller of a request with a key. */
interface KeyHolder {
  readonly key: KeyRecord;
  readonly user: User;
  readonly team: Team;
}

/**
 * Finds the key of a secret and its creator, and records the use. Null for an unknown or revoked key, and when the creator has left
 * the team.
 */
export function useKey(state: MockState, environment: Environment, secret: string): KeyHolder | null {
  const key = state.keys.byHash(hashOfSecret(secret));
  if (key === undefined || key.revokedAt !== null) return null;
  const user = state.directory.user(key.userId);
  const team = state.directory.team(key.teamId);
  if (!user || !team || user.teamId !== team.id) return null;
  noteUse(state, environment.now(), key);
  return { key, user, team };
}

function noteUse(state: MockState, now: number, key: KeyRecord): void {
  if (key.lastUsedAt !== null && isRecent(key.lastUsedAt, now, USE_STEP)) return;
  ifRoom(() => state.keys.put({ ...key, lastUsedAt: now }));
  if (key.lastUsedAt !== null) return;
  noteQuietly(state.audit, {
    at: new Date(now).toISOString(),
    kind: 'key',
    deed: 'key/firstUse',
    team_id: key.teamId,
    user_id: key.userId,
    project_ids: key.projectIds,
    project_name: '',
    subject: { id: key.id, name: key.name },
    count: null,
  });
}
