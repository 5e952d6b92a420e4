import { badInput } from '#server/refusal/MockError.ts';
import type { Rights } from '#server/service/Rights.ts';

/**
 * Removes duplicate ids.
 * @throws MockError (422) naming `project_ids` when the caller has no project of one of the ids.
 */
export function requireKnownProjects(rights: Rights, ids: readonly string[]): readonly string[] {
  const known = new Set(rights.projects.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw badInput('project_ids', { zh: `没有项目 ${unknown}`, en: `there is no project ${unknown}` });
  }
  return [...new Set(ids)];
}
