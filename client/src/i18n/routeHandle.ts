import type { MessageId } from './MessageId.ts';

/** The metadata of a route (specification, sections 2 and 6), its `handle`. Used by the guard, the menu and the breadcrumb. */
export interface RouteHandle {
  readonly titleId: MessageId;
  /** Whether the guard requires a login; some paths are exempt. */
  readonly requiresAuth: boolean;
  /** The roles whose menu shows the route; the wildcard means all roles. The guard only checks the login. */
  readonly roles: readonly string[];
}

/** The metadata of a page route: its name identifies its tab. */
export interface PageHandle extends RouteHandle {
  readonly name: string;
  /** Not shown in the tab bar. */
  readonly noTab?: boolean;
}

/** Whether the handle of a matched route is a `RouteHandle`. */
export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'titleId' in value && 'requiresAuth' in value;
}

/** Whether the handle is that of a page, not of a group or a helper route. */
export function isPageHandle(value: unknown): value is PageHandle {
  return isRouteHandle(value) && 'name' in value;
}
