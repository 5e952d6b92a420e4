import type { KeyRecord } from '#server/store/keys/KeyRecord.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { endKeysOfProject } from '../keys/endKeys.ts';

/**
 * Deletes what files outside a deleted project's folder hold of it: a later project with that name may get its id and another owner.
 * @returns the keys that this revoked
 */
export function forgetElsewhere(state: MockState, id: string, now: number): readonly KeyRecord[] {
  const { views, groups, links, invitations, directory } = state;
  if (views.all().some(({ projectId }) => projectId === id)) {
    views.put(views.all().filter(({ projectId }) => projectId !== id));
  }
  if (groups.all().some(({ projectId }) => projectId === id)) {
    groups.put(groups.all().filter(({ projectId }) => projectId !== id));
  }
  if (links.all().some(({ projectId }) => projectId === id)) links.forget(id);
  invitations.forgetProject(id);
  const ended = endKeysOfProject(state, id, now);
  for (const user of directory.all()) {
    if (user.projectIds.includes(id)) {
      directory.put({ ...user, projectIds: user.projectIds.filter((one) => one !== id) });
    }
  }
  return ended;
}
