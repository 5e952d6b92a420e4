import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import type { MockState } from '../../store/session/MockState.ts';
import type { Rights } from '../Rights.ts';

/** A project as it is listed. */
export type ListedProject = ProjectEntry & { readonly archived: boolean };

/** The projects the caller may see, each with the own brand's name as the session has it. */
export function listProjects({ projects, state }: Rights): readonly ListedProject[] {
  return projects.map((entry) => ({ ...entry, brand: ownBrand(entry, state), archived: isArchived(entry, state) }));
}

function isArchived({ id }: ProjectEntry, { documents }: MockState): boolean {
  try {
    return documents.setup.of(id).archived;
  } catch {
    return false;
  }
}

function ownBrand({ id, brand }: ProjectEntry, { edits }: MockState): string {
  try {
    return edits.of(id).brands?.[0]?.name ?? brand;
  } catch {
    // Edits that cannot be read must not take the list of the other projects down; the project itself says what is wrong.
    return brand;
  }
}
