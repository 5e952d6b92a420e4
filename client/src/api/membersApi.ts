import * as v from 'valibot';
import type { Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import type { Access } from './schemas/accessSchemas.ts';
import { invitationListSchema, inviteReplySchema, memberChangeSchema, memberListSchema } from './teamSchemas.ts';
import type { InviteStatus, MemberAccess, MemberSort } from './teamSchemas.ts';
import type { Role } from './userSchemas.ts';

export interface MemberQuery extends PageQuery {
  /** Part of a name or an email address. */
  readonly q?: string;
  readonly sort?: MemberSort;
  readonly order?: 'asc' | 'desc';
}

/** Rights of a member. Admins see every project of the team, whatever `project_ids` says. */
export interface AccessDraft {
  readonly role: Role;
  /** Omitted: unchanged; for an invitation the provider chooses. */
  readonly level?: Access;
  /** Omitted: unchanged. */
  readonly project_ids?: readonly string[];
}

export interface InviteDraft extends AccessDraft {
  /** At most 100. */
  readonly emails: readonly string[];
  /** Renews a pending or expired invitation instead of refusing the address. */
  readonly resend?: boolean;
}

/** The team's members and invitations (/profile). All members may list the members; the rest is for admins: others get code 403. */
export function createMembersApi(http: Http) {
  return {
    members: (query: MemberQuery, signal?: AbortSignal) =>
      http.get('/api/front/user/team/members', memberListSchema, { ...query }, { signal }),
    /**
     * @throws ApiError validation naming the field: `role` for the last admin, `level` for the last one who can manage the team;
     * conflict when the member's stored rights differ from `base`
     */
    update: (id: string, access: AccessDraft, from: { readonly base?: MemberAccess } = {}) =>
      http.post(
        '/api/front/user/team/membersUpdate',
        memberChangeSchema,
        { id, ...access, ...from },
        { idempotent: true },
      ),
    remove: (id: string) => http.post('/api/front/user/team/membersDelete', v.unknown(), { id }, { idempotent: true }),
    /** The newest first: all of them, or those of a status. */
    invitations: (signal?: AbortSignal, status?: InviteStatus) =>
      http.get('/api/front/user/team/invite_list', invitationListSchema, { status }, { signal }),
    /** Judges address by address: the reply says of each whether it was invited or why not. */
    invite: (draft: InviteDraft) =>
      http.post('/api/front/user/team/invite', inviteReplySchema, draft, { idempotent: true }),
    /** The path is in the provider's spelling. */
    cancel: (id: string) => http.post('/api/front/user/team/invite_canel', v.unknown(), { id }, { idempotent: true }),
  };
}

export type MembersApi = ReturnType<typeof createMembersApi>;
