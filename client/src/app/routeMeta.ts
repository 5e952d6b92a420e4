import { isAllowed } from '../components/permission/usePermission.ts';
import type { MessageId } from '../i18n/MessageId.ts';
import type { RouteHandle } from '../i18n/routeHandle.ts';
import { paths } from '../lib/paths.ts';
import type { StoreRole } from '../stores/UserStore.ts';
import { pages } from './pages.ts';
import { routeGroups } from './routeGroups.ts';

const ALL_ROLES = '*';

const open = (titleId: MessageId): RouteHandle => ({ titleId, requiresAuth: false, roles: [ALL_ROLES] });
const behindLogin = (titleId: MessageId): RouteHandle => ({ titleId, requiresAuth: true, roles: [ALL_ROLES] });

export const notFoundMeta: RouteHandle = open('menu.notFound');

/**
 * The metadata of every route by path. /invite and the page of mail links require a login by their metadata; the guard exempts their paths.
 */
const metaByPath: ReadonlyMap<string, RouteHandle> = new Map([
  [paths.root.pattern, behindLogin('app.name')],
  [paths.redirect.pattern, behindLogin('app.name')],
  [paths.create.pattern, open('app.name')],
  [paths.mailAnswer.pattern, behindLogin('channels.title')],
  [paths.invite.pattern, behindLogin('invite.title')],
  [paths.shared.pattern, open('app.name')],
  ...[...routeGroups, ...pages].map(({ path, titleId }): [string, RouteHandle] => [path, behindLogin(titleId)]),
]);

/** @throws Error if the path is not a route */
export function routeMetaOf(path: string): RouteHandle {
  const meta = metaByPath.get(path);
  if (meta === undefined) throw new Error(`${path} is no route of the app`);
  return meta;
}

/** Whether a path is a route of the app whose metadata allows the role, or all roles. */
export function isRouteOffered(path: string, role: StoreRole): boolean {
  const meta = metaByPath.get(path);
  return meta !== undefined && (meta.roles.includes(ALL_ROLES) || isAllowed(role, meta.roles));
}
