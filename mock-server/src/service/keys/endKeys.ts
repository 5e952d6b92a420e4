import type { User } from '#server/store/accounts/Directory.ts';
import type { KeyRecord } from '#server/store/keys/KeyRecord.ts';
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

/**
 * Removes a deleted project from all keys; revokes keys without another project.
 * @returns the keys that were revoked
 */
export function endKeysOfProject({ keys }: MockState, projectId: string, now: number): readonly KeyRecord[] {
  const ended: KeyRecord[] = [];
  for (const key of keys.all()) {
    if (!key.projectIds.includes(projectId)) continue;
    const projectIds = key.projectIds.filter((id) => id !== projectId);
    const isEnding = key.revokedAt === null && projectIds.length === 0;
    keys.put({ ...key, projectIds, ...(isEnding && { revokedAt: now }) });
    if (isEnding) ended.push(key);
  }
  return ended;
}
