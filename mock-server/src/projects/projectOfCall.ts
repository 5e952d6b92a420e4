import type { SignedCall } from '../http/Call.ts';
import { badInput, forbidden } from '../http/MockError.ts';
import { allowedProjects } from './allowedProjects.ts';
import type { ProjectEntry } from './ProjectCatalogue.ts';

export const PROJECT_HEADER = 'project-id';

/**
 * The project a call speaks of: that of the `project-id` header, else the first the caller may see.
 * @throws MockError: 422 naming the header for a project there is not, 403 for one that is not the caller's.
 */
export function projectOfCall(call: SignedCall): ProjectEntry {
  const allowed = allowedProjects(call);
  const wanted = decodeHeader(call.request.get(PROJECT_HEADER) ?? '');
  if (wanted === '') {
    const [first] = allowed;
    if (!first) throw forbidden({ zh: '没有可以查看的项目', en: 'There is no project you may see' });
    return first;
  }
  const found = allowed.find(({ id }) => id === wanted);
  if (found) return found;
  if (call.services.catalogue.find(wanted)) throw forbidden({ zh: '没有该项目的权限', en: 'Not your project' });
  throw badInput(PROJECT_HEADER, { zh: '没有该项目', en: 'there is no such project' });
}

/** Headers are ASCII: a client percent-encodes an id that is not. */
function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
