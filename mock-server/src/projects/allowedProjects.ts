import type { SignedCall } from '../http/Call.ts';
import type { MockState } from '../state/MockState.ts';
import type { ProjectEntry } from './ProjectCatalogue.ts';

/** The projects the caller may see: admins those of the team, everybody else the ones given to them. */
export function allowedProjects({ user, team, services, state }: SignedCall): readonly ProjectEntry[] {
  const all = services.catalogue.list().map((entry) => ({ ...entry, brand: ownBrand(entry, state) }));
  if (user.profile.role === 'admin') return team.allProjects ? all : [];
  return all.filter(({ id }) => user.projectIds.includes(id));
}

/** The own brand's name as the session has it. */
function ownBrand({ id, brand }: ProjectEntry, { edits }: MockState): string {
  try {
    return edits.of(id).brands?.[0]?.name ?? brand;
  } catch {
    // Edits that cannot be read must not take the list of the other projects down; the project itself says what is wrong.
    return brand;
  }
}
