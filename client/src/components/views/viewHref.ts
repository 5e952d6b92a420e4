import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { isViewPage, paths } from '#client/lib/paths.ts';
import { withProject } from '#client/lib/projectSearch.ts';

/**
 * The link of a view: its page, project and filters. Null for an unknown page or anything else a server may send: links are built from
 * known pages only.
 */
export function viewTarget({ page, search, project_id: projectId }: Pick<SavedView, 'page' | 'search' | 'project_id'>) {
  return isViewPage(page) ? `${page}${withProject(search, projectId)}` : null;
}

/** The shareable address of a view: it stays valid when the view is changed or renamed, and reports when it is deleted. */
export function viewHref({ id, project_id: projectId }: Pick<SavedView, 'id' | 'project_id'>): string {
  const { pathname, search } = new URL(paths.view.href({ id }), 'https://app.invalid');
  return `${pathname}${withProject(search, projectId)}`;
}
