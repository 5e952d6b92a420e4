import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import { servedPrompts } from '#server/analysis/pages/servedPrompts.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { StoredPage, ProjectPages } from '#server/store/documents/ProjectPages.ts';
import type { ProjectSession } from '../ProjectSession.ts';

const served = new WeakMap<StoredPage, { readonly project: ProjectDefinition; readonly ids: readonly string[] }>();

/** The chosen prompts that still exist, else those of the rules; memoized per page and project version. */
function promptsOf(page: StoredPage, project: ProjectDefinition): readonly string[] {
  const known = served.get(page);
  if (known?.project === project) return known.ids;
  const { chosen_prompt_ids: chosen } = page;
  const ids =
    chosen === null
      ? servedPrompts(project, page).map(({ id }) => id)
      : chosen.filter((id) => project.prompts.some((prompt) => prompt.id === id));
  served.set(page, { project, ids });
  return ids;
}

/** A stored page for replies. */
export function ownPageOf(kept: StoredPage, project: ProjectDefinition): OwnPage {
  const { chosen_prompt_ids: chosen, ...page } = kept;
  return { ...page, prompt_ids: [...promptsOf(kept, project)], prompts_chosen: chosen !== null };
}

/** The own pages with the prompts they serve. */
export function ownPages({ definition, pages }: ProjectSession): OwnPage[] {
  return pages.map((page) => ownPageOf(page, definition));
}

/** Changes the current inventory of a project. */
export function changePages(
  project: ProjectSession,
  change: (pages: readonly StoredPage[], removed: readonly StoredPage[]) => Partial<ProjectPages>,
): void {
  const { pages } = project.state.documents;
  const before = pages.of(project.id);
  pages.put(project.id, { ...before, ...change(project.pages, before.removed) });
}
