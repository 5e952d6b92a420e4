import type { Project } from '#client/api/projectSchemas.ts';
import type { Locale } from '#server/refusal/text.ts';
import { listProjects } from '#server/service/projects/listProjects.ts';
import type { Rights } from '#server/service/Rights.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The caller's projects. Each call lists imported projects on disk, so a new one needs no restart. */
export function addProjectRoutes(routes: RouteTable): void {
  routes.keyed('get', '/api/front/project/index', 'read', ({ rights, locale }) => ({
    list: projectList(rights, locale),
  }));
}

/** A damaged project stays in the list, with the problem in the caller's language. */
function projectList(rights: Rights, locale: Locale): readonly Project[] {
  return listProjects(rights, locale).map(({ id, name, brand, also, origin, archived, damage = null }) => {
    const problem = damage === null ? {} : { problem: damage.text[locale] };
    const found = also.length === 0 ? {} : { also: [...also] };
    return { id, name, brand, ...found, has_data: 1, origin, archived, ...problem };
  });
}
