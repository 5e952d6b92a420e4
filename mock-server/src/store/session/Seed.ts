import type { MenuEntry } from '#client/api/menuSchemas.ts';
import type { Notice } from '#client/api/noticeSchemas.ts';
import type { Plan } from '#client/api/vipSchemas.ts';
import type { Team, User } from '../accounts/Directory.ts';
import type { InvitationRecord } from '../accounts/InvitationRepository.ts';
import type { EndedLogins } from '../accounts/TokenRegistry.ts';

/** A notice with its audience: readers of a project, members of a team; without either, everybody. */
interface SeedNotice extends Notice {
  readonly project_id?: string | null;
  readonly team_id?: string;
}

/** The initial data of every session. Immutable and shared; sessions store changes separately. */
export interface Seed {
  readonly team: Team;
  readonly users: readonly User[];
  readonly invitations: readonly InvitationRecord[];
  readonly endedSessions: EndedLogins;
  readonly plans: readonly Omit<Plan, 'current'>[];
  readonly notices: readonly SeedNotice[];
  readonly menu: readonly MenuEntry[];
}
