import { MOST_VIEWS } from '#client/api/schemas/viewSchemas.ts';
import type { SavedView, ViewLookup } from '#client/api/schemas/viewSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { forbidden, MockError, noSuch } from '#server/refusal/MockError.ts';
import type { ViewRecord } from '#server/store/team/ViewRecord.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { Rights } from '../Rights.ts';
import { noteView } from './noteView.ts';
import { requireFreeName, requireName } from './requireName.ts';
import { isVisible, mayChange, shownView } from './viewRights.ts';

/** Limit of remembered deleted views per project; older ones are unknown. */
const MOST_DELETED = 200;

interface ViewDraft {
  readonly name: string;
  /** A page of a project; the request schema checks it. */
  readonly page: string;
  readonly search: string;
}

/** The caller's own and the team's shared views of a project, sorted by page and name. */
export function listViews(project: ProjectSession): readonly SavedView[] {
  return seenIn(project)
    .toSorted((a, b) => compareTexts(a.page, b.page) || compareTexts(a.name, b.name))
    .map((view) => shownView(project.rights, view));
}

/**
 * Finds a view of any project by id.
 * @throws MockError: 404 for a view unknown to the caller, 403 when they may not see its project.
 */
export function showView(rights: Rights, id: string): ViewLookup {
  const view = rights.state.views.all().find((one) => one.id === id);
  if (view === undefined || !isVisible(rights, view)) throw noView();
  if (!rights.maySee(view.projectId)) {
    throw forbidden({
      zh: '你没有该视图所属项目的权限',
      en: 'You don’t have access to the project of this view',
    });
  }
  if (view.deletedAt === null) return { view: shownView(rights, view), deleted: null };
  return { view: null, deleted: { name: view.name, at: new Date(view.deletedAt).toISOString() } };
}

/** Creates a personal view. @throws MockError: 422 for an invalid name, 409 for a duplicate name or above the limit. */
export function createView(project: ProjectSession, { name, page, search }: ViewDraft): SavedView {
  const { rights, server, id: projectId } = project;
  const clean = requireName(name);
  const own = seenIn(project).filter(({ userId }) => userId === rights.user.id);
  if (own.length >= MOST_VIEWS) {
    throw new MockError(409, {
      zh: `每个项目最多保存 ${String(MOST_VIEWS)} 个视图，请先删除不用的`,
      en: `You can save up to ${String(MOST_VIEWS)} views in one project. Delete one you no longer use.`,
    });
  }
  requireFreeName(clean, page, own);
  const view: ViewRecord = {
    ...{ id: server.environment.secret(), teamId: rights.team.id, userId: rights.user.id, projectId },
    ...{ name: clean, page, search, shared: false, version: 1, deletedAt: null },
  };
  putView(project, view);
  return shownView(rights, view);
}

/** Changes name, page or query of a view. @throws as `createView` and `requireView`. */
export function updateView(project: ProjectSession, id: string, version: number, draft: ViewDraft): SavedView {
  const before = requireView(project, id, version);
  const name = requireName(draft.name);
  requireFreeName(name, draft.page, rivalsOf(project, before, before.shared));
  return changeTo(project, { ...before, ...draft, name }, before.shared ? 'view/save' : null);
}

/** Shares or unshares a view. @throws as `requireView`; 409 when the team has a view with its name. */
export function shareView(project: ProjectSession, id: string, version: number, shared: boolean): SavedView {
  const before = requireView(project, id, version);
  if (before.shared === shared) return shownView(project.rights, before);
  // With the owner's present team: it may be another one than at its creation.
  const changed = { ...before, teamId: project.rights.team.id, shared };
  requireFreeName(changed.name, changed.page, rivalsOf(project, changed, shared));
  return changeTo(project, changed, shared ? 'view/share' : 'view/unshare');
}

/** @throws as `requireView` */
export function deleteView(project: ProjectSession, id: string): SavedView {
  const before = requireView(project, id, null);
  const deletedAt = project.server.environment.now();
  return changeTo(project, { ...before, deletedAt }, before.shared ? 'view/delete' : null);
}

/** Restores a deleted view with its URL. @throws as `createView` */
export function restoreView(project: ProjectSession, id: string): SavedView {
  const { rights } = project;
  const before = ofProject(project).find((one) => one.id === id && one.deletedAt !== null && mayChange(rights, one));
  if (before === undefined) throw noView();
  requireFreeName(before.name, before.page, rivalsOf(project, before, before.shared));
  return changeTo(project, { ...before, deletedAt: null }, before.shared ? 'view/restore' : null);
}

function changeTo(
  project: ProjectSession,
  changed: ViewRecord,
  deed: Parameters<typeof noteView>[1] | null,
): SavedView {
  const view = { ...changed, version: changed.version + 1 };
  putView(project, view);
  if (deed !== null) noteView(project, deed, view);
  return shownView(project.rights, view);
}

/**
 * @param version the version the caller saw; null: any
 * @throws MockError: 404 for a view unknown to the caller, 403 for another person's view, 409 when it was changed meanwhile.
 */
function requireView(project: ProjectSession, id: string, version: number | null): ViewRecord {
  const view = seenIn(project).find((one) => one.id === id);
  if (view === undefined) throw noView();
  if (!mayChange(project.rights, view)) {
    throw forbidden({
      zh: '只有具有编辑权限的创建者和管理员可以更改共享视图；你可以另存为自己的视图',
      en: 'Only its owner and admins, if they may edit, can change a shared view. You can save your own copy.',
    });
  }
  if (version !== null && version !== view.version) {
    throw new MockError(
      409,
      {
        zh: `“${view.name}”已被更改，请重新打开视图列表后再试`,
        en: `“${view.name}” has been changed in the meantime. Open the list of views again, then try again.`,
      },
      { field: 'version' },
    );
  }
  return view;
}

/** The views among which a name must be unique: the owner's, and the team's for a shared view. */
function rivalsOf(project: ProjectSession, view: ViewRecord, shared: boolean): readonly ViewRecord[] {
  return ofProject(project).filter(
    (one) =>
      one.id !== view.id &&
      one.deletedAt === null &&
      (one.userId === view.userId || (shared && one.shared && one.teamId === view.teamId)),
  );
}

function ofProject({ state, id }: ProjectSession): readonly ViewRecord[] {
  return state.views.all().filter(({ projectId }) => projectId === id);
}

function seenIn(project: ProjectSession): readonly ViewRecord[] {
  return ofProject(project).filter((view) => view.deletedAt === null && isVisible(project.rights, view));
}

function putView({ state, id: projectId }: ProjectSession, view: ViewRecord): void {
  const all = state.views.all();
  const isKnown = all.some(({ id }) => id === view.id);
  const next = isKnown ? all.map((one) => (one.id === view.id ? view : one)) : [...all, view];
  const deleted = next.filter((one) => one.projectId === projectId && one.deletedAt !== null);
  const oldest = deleted.toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0)).slice(MOST_DELETED);
  state.views.put(next.filter((one) => !oldest.includes(one)));
}

const noView = (): MockError =>
  noSuch('id', { zh: '没有该视图，可能未与你共享', en: 'is not a view of yours, or one shared with you' });
