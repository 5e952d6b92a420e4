import { reaches } from '#client/api/schemas/accessSchemas.ts';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { ViewRecord } from '#server/store/team/ViewRecord.ts';
import type { Rights } from '../Rights.ts';

/**
 * Whether a view is the caller's own or shared by their team. A shared view stays with its team when its owner leaves. Access to its
 * project is checked separately.
 */
export function isVisible({ team, user }: Rights, { teamId, userId, shared }: ViewRecord): boolean {
  return shared ? teamId === team.id : userId === user.id;
}

/**
 * A personal view may be changed by its owner at any permission level. A shared view needs `edit`; admins may change it too, in case
 * its owner is gone.
 */
export function mayChange({ team, user }: Rights, view: ViewRecord): boolean {
  if (!view.shared) return view.userId === user.id;
  if (view.teamId !== team.id || !reaches(user.level, 'edit')) return false;
  return view.userId === user.id || user.profile.role === 'admin';
}

/** A view in replies to the caller. */
export function shownView(rights: Rights, view: ViewRecord): SavedView {
  const { id, name, projectId, page, search, shared, userId, version } = view;
  return {
    ...{ id, name, project_id: projectId, page, search, shared, version },
    owner: { id: userId, name: personIn(rights.state.directory.user(userId), rights.language) },
    mine: userId === rights.user.id,
    may_change: mayChange(rights, view),
  };
}
