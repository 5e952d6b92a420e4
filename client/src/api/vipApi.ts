import type { Http } from './http.ts';
import { loadMembers } from './loadMembers.ts';
import { createMembersApi } from './membersApi.ts';
import type { InviteStatus } from './teamSchemas.ts';
import { planListSchema } from './vipSchemas.ts';

/** A provider that does not look at the status asked for sends the others too; one that says none sends those asked for. */
const mayWait = ({ status }: { readonly status: InviteStatus | 'unknown' }): boolean =>
  status === 'pending' || status === 'unknown';

/** The calls of the membership page. */
export function createVipApi(http: Http) {
  const team = createMembersApi(http);
  return {
    plans: (signal?: AbortSignal) => http.get('/api/front/vip/index', planListSchema, {}, { signal }),
    /** How many members the team has; the list itself is only wanted from a provider that does not say. */
    memberCount: async (signal?: AbortSignal) => {
      const { total } = await team.members({ page: 1, page_size: 1 }, signal);
      return total ?? (await loadMembers(team, {}, signal)).length;
    },
    /** How many invitations wait for an answer; for admins. */
    pendingCount: async (signal?: AbortSignal) => (await team.invitations(signal, 'pending')).filter(mayWait).length,
  };
}
