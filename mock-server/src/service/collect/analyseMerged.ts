import type { ProjectCatalogue } from '../../store/catalogue/ProjectCatalogue.ts';
import type { EditStore } from '../../store/edits/EditStore.ts';

/**
 * Analyses a project once answers of a run were put into it, so that the time of this counts when the next ones are put off; whoever
 * asks for figures meanwhile waits for the same work.
 */
export function analyseMerged(catalogue: ProjectCatalogue, edits: EditStore): (projectId: string) => Promise<void> {
  return async (id) => {
    const entry = catalogue.find(id);
    if (entry === undefined) return;
    try {
      await catalogue.table(entry, edits.of(id));
    } catch (error) {
      console.error('Analysing collected answers', error);
    }
  };
}
