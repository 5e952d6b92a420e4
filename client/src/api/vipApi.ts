import type { Http } from './http.ts';
import { invitationListSchema, memberListSchema } from './teamSchemas.ts';
import { planListSchema } from './vipSchemas.ts';

/** The calls of the membership page. */
export function createVipApi(http: Http) {
  return {
    plans: (signal?: AbortSignal) => http.get('/api/front/vip/index', planListSchema, {}, { signal }),
    /** How many members the team has; the list itself is not wanted here. */
    memberCount: async (signal?: AbortSignal) =>
      (await http.get('/api/front/user/team/members', memberListSchema, { page: 1, page_size: 1 }, { signal })).total,
    /** How many invitations wait for an answer; for admins. */
    pendingCount: async (signal?: AbortSignal) =>
      (await http.get('/api/front/user/team/invite_list', invitationListSchema, { status: 'pending' }, { signal }))
        .length,
  };
}
