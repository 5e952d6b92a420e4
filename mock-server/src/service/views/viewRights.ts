import { reaches } from '#client/api/schemas/accessSchemas.ts';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import type { ViewRecord } from '../../store/team/ViewRecord.ts';
import { personIn } from '../../store/accounts/personIn.ts';
import type { Rights } from '../Rights.ts';

/** Whether a view is the caller's own, or one of their team's that is shared. Whether they may see its project is asked apart. */
export function isVisible({ team, user }: Rights, { teamId, userId, shared }: ViewRecord): boolean {
  return userId === user.id || (shared && teamId === team.id);
}

/**
 * Its owner may change a view, whatever their permission level; what is shared only who may edit, and then admins too: somebody has
 * to when the owner is gone.
 */
export function mayChange({ team, user }: Rights, view: ViewRecord): boolean {
  if (!view.shared) return view.userId === user.id;
  if (!reaches(user.level, 'edit')) return false;
  return view.userId === user.id || (user.profile.role === 'admin' && view.teamId === team.id);
}

/** A view as the caller is shown it. */
export function shownView(rights: Rights, view: ViewRecord): SavedView {
  const { id, name, projectId, page, search, shared, userId, version } = view;
  return {
    ...{ id, name, project_id: projectId, page, search, shared, version },
    owner: { id: userId, name: personIn(rights.state.directory.user(userId), rights.language) },
    mine: userId === rights.user.id,
    may_change: mayChange(rights, view),
  };
}
