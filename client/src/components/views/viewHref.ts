import type { SavedView } from '../../api/schemas/viewSchemas.ts';
import { isViewPage, paths } from '../../lib/paths.ts';
import { withProject } from '../../lib/projectSearch.ts';

/**
 * Where a view leads: its page in the app, of its project, with its filters. Null for a page that this app does not have, and for
 * whatever else a server may say: an address is made of known pages only.
 */
export function viewTarget({ page, search, project_id: projectId }: Pick<SavedView, 'page' | 'search' | 'project_id'>) {
  return isViewPage(page) ? `${page}${withProject(search, projectId)}` : null;
}

/** The address of a view, to be sent to others: it stays when the view is changed or renamed, and says so when it is deleted. */
export function viewHref({ id, project_id: projectId }: Pick<SavedView, 'id' | 'project_id'>): string {
  const { pathname, search } = new URL(paths.view.href({ id }), 'https://app.invalid');
  return `${pathname}${withProject(search, projectId)}`;
}
