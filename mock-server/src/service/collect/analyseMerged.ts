import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import type { EditStore } from '#server/store/edits/EditStore.ts';

/**
 * Analyses a project after answers of a run were merged into it, so that the analysis counts in the pacing of merges; concurrent
 * requests for figures wait for the same work.
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
