import type { MessageId } from './MessageId.ts';

/** What the frame knows of a route: its title for breadcrumbs, tabs and the document, and its name for the tab bar. */
export interface RouteHandle {
  readonly titleId: MessageId;
  readonly name: string;
  /** Left out of the tab bar. */
  readonly noTab?: boolean;
  /** Route role metadata; the wildcard means all roles, and the guard checks only for a login. */
  readonly roles: readonly ['*'];
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'titleId' in value && 'name' in value;
}
