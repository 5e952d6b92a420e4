import type { SignedCall } from '../http/Call.ts';
import type { ProjectEntry } from './ProjectCatalogue.ts';

/** The projects the caller may see: admins those of the team, everybody else the ones given to them. */
export function allowedProjects({ user, team, services }: SignedCall): readonly ProjectEntry[] {
  const all = services.catalogue.list();
  if (user.profile.role === 'admin') return team.allProjects ? all : [];
  return all.filter(({ id }) => user.projectIds.includes(id));
}
