import * as v from 'valibot';
import { auditListSchema } from '#client/api/schemas/auditSchemas.ts';
import { invitationSchema, invitePageSchema, memberSchema } from '#client/api/teamSchemas.ts';
import { auditRequest } from '#server/http/requests/auditRequests.ts';
import {
  idRequest,
  inviteListRequest,
  inviteOperateRequest,
  invitePageRequest,
  inviteRequest,
  memberListRequest,
  memberUpdateRequest,
} from '#server/http/requests/teamRequests.ts';
import { data, NOTHING } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const invited = v.object({
  invitations: v.array(invitationSchema),
  refused: v.array(
    v.object({ email: v.string(), reason: v.picklist(['invalid', 'duplicate', 'member', 'pending', 'limit']) }),
  ),
});

export const teamArea: DescribedArea = {
  name: 'Team',
  description: 'Members and invitations. Only admins can change them.',
  calls: {
    'GET /api/front/user/team/members': {
      summary: 'The team’s members, paged.',
      request: memberListRequest,
      reply: data(v.object({ list: v.array(memberSchema), total: v.number() })),
    },
    'POST /api/front/user/team/membersUpdate': {
      summary: 'Changes a member’s role, permission level and projects.',
      request: memberUpdateRequest,
      reply: data(memberSchema),
    },
    'POST /api/front/user/team/membersDelete': {
      summary: 'Removes a member from the team.',
      request: idRequest,
      reply: NOTHING,
    },
    'POST /api/front/user/team/invite': {
      summary: 'Invites email addresses with a role and a permission level. Each address gets its own result.',
      request: inviteRequest,
      reply: data(invited),
    },
    'GET /api/front/user/team/invite_list': {
      summary: 'The team’s invitations, newest first.',
      request: inviteListRequest,
      reply: data(v.array(invitationSchema)),
    },
    'POST /api/front/user/team/invite_canel': {
      summary: 'Cancels an invitation.',
      request: idRequest,
      reply: NOTHING,
    },
    'GET /api/front/user/team/audit': {
      summary: 'The audit log: what members changed, deleted, imported, asked, exported and invited, newest first.',
      request: auditRequest,
      reply: data(auditListSchema),
    },
    'GET /api/front/user/team/invite_page_info': {
      summary: 'What a person with an invitation link sees.',
      request: invitePageRequest,
      reply: data(invitePageSchema),
    },
    'POST /api/front/user/team/invite_operate': {
      summary: 'Accepts or declines an invitation; accepting returns a token.',
      detail: 'Code 401, or 500 with 未登录 in the message: log in first. Code 403: another person is logged in.',
      request: inviteOperateRequest,
      reply: data(v.nullable(v.object({ token: v.string() }))),
    },
  },
};
