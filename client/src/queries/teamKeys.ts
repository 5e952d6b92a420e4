import type { AuditQuery } from '../api/auditApi.ts';
import type { MemberQuery } from '../api/membersApi.ts';

/** Query keys of the team. Without a project: a team is the same in all of them. */
export const teamKeys = {
  all: ['team'] as const,
  members: (query: Omit<MemberQuery, 'page' | 'page_size'>) => ['team', 'members', query] as const,
  invitations: ['team', 'invitations'] as const,
  activity: (query: Omit<AuditQuery, 'page' | 'page_size'>) => ['team', 'activity', query] as const,
};
