import type { MessageId } from './MessageId.ts';

/** The metadata of a route (specification, sections 2 and 6), its `handle`. The guard, the menu and the breadcrumb read it. */
export interface RouteHandle {
  readonly titleId: MessageId;
  /** The guard asks for a login, except on the paths that skip the check. */
  readonly requiresAuth: boolean;
  /** The roles whose menu shows the route; the wildcard means all roles. The guard checks for a login only. */
  readonly roles: readonly string[];
}

/** The metadata of a route that is a page: its name identifies its tab. */
export interface PageHandle extends RouteHandle {
  readonly name: string;
  /** Left out of the tab bar. */
  readonly noTab?: boolean;
}

/** Whether the handle of a matched route is our metadata. */
export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'titleId' in value && 'requiresAuth' in value;
}

/** Whether the handle is that of a page, not that of a group or a helper route. */
export function isPageHandle(value: unknown): value is PageHandle {
  return isRouteHandle(value) && 'name' in value;
}
