import type { Http } from './http.ts';
import { loadMembers } from './loadMembers.ts';
import { createMembersApi } from './membersApi.ts';
import type { InviteStatus } from './teamSchemas.ts';
import { planListSchema } from './vipSchemas.ts';

/** A provider that ignores the requested status returns other invitations too; one that sends no status returns the requested ones. */
const mayWait = ({ status }: { readonly status: InviteStatus | 'unknown' }): boolean =>
  status === 'pending' || status === 'unknown';

/** The calls of the membership page. */
export function createVipApi(http: Http) {
  const team = createMembersApi(http);
  return {
    plans: (signal?: AbortSignal) => http.get('/api/front/vip/index', planListSchema, {}, { signal }),
    /** Number of members; the list is loaded only from a provider that sends no total. */
    memberCount: async (signal?: AbortSignal) => {
      const { total } = await team.members({ page: 1, page_size: 1 }, signal);
      return total ?? (await loadMembers(team, {}, signal)).length;
    },
    /** Number of pending invitations; for admins. */
    pendingCount: async (signal?: AbortSignal) => (await team.invitations(signal, 'pending')).filter(mayWait).length,
  };
}
