import type { Project } from '../../../client/src/api/projectSchemas.ts';
import type { SignedCall } from '../http/Call.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { allowedProjects } from '../projects/allowedProjects.ts';

/** The caller's projects. Imports are looked for on disk at each call, so a new one needs no restart. */
export function addProjectRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/project/index', (call) => ({ list: listProjects(call) }));
}

function listProjects(call: SignedCall): readonly Project[] {
  return allowedProjects(call).map(({ id, name, brand, origin }) => ({ id, name, brand, has_data: 1, origin }));
}
