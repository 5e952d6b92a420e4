import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { allowedProjects } from '../projects/allowedProjects.ts';

/**
 * The ids without repetition.
 * @throws MockError (422) naming `project_ids` when the caller has no project of one of the ids.
 */
export function requireKnownProjects(call: SignedCall, ids: readonly string[]): readonly string[] {
  const known = new Set(allowedProjects(call).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw badInput('project_ids', { zh: `没有项目 ${unknown}`, en: `there is no project ${unknown}` });
  }
  return [...new Set(ids)];
}
