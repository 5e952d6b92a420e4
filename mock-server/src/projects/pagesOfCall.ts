import type { OwnPage } from '../../../client/src/api/ownPageSchemas.ts';
import { servedPrompts } from '../analysis/pages/servedPrompts.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import { projectOfCall } from './projectOfCall.ts';
import type { KeptPage, ProjectPages } from './ProjectPages.ts';

const served = new WeakMap<KeptPage, { readonly project: ProjectDefinition; readonly ids: readonly string[] }>();

/** Those that a person chose, as far as they are still asked, else those of the rules; found once per page and project as it stands. */
function promptsOf(page: KeptPage, project: ProjectDefinition): readonly string[] {
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

/** A kept page as others see it. */
export function ownPageOf(kept: KeptPage, project: ProjectDefinition): OwnPage {
  const { chosen_prompt_ids: chosen, ...page } = kept;
  return { ...page, prompt_ids: [...promptsOf(kept, project)], prompts_chosen: chosen !== null };
}

/** The pages of the project a call speaks of, as people keep them, or as the project came. @throws as `projectOfCall` */
export function keptPagesOf(call: SignedCall): readonly KeptPage[] {
  const { id } = projectOfCall(call);
  return call.state.documents.pages.of(id).pages ?? call.services.catalogue.pages(id);
}

/** The brand's own pages with the prompts they serve. @throws as `projectOfCall` */
export function pagesOfCall(call: SignedCall): OwnPage[] {
  const project = definitionOfCall(call);
  return keptPagesOf(call).map((page) => ownPageOf(page, project));
}

/** Changes the inventory of a project as it stands by now. */
export function changePages(
  call: SignedCall,
  projectId: string,
  change: (pages: readonly KeptPage[], removed: readonly KeptPage[]) => Partial<ProjectPages>,
): void {
  const { pages } = call.state.documents;
  const before = pages.of(projectId);
  const list = before.pages ?? call.services.catalogue.pages(projectId);
  pages.put(projectId, { ...before, ...change(list, before.removed) });
}
