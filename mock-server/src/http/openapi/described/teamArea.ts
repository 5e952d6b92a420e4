import * as v from 'valibot';
import { invitationSchema, invitePageSchema, memberSchema } from '#client/api/teamSchemas.ts';
import { auditListSchema } from '#client/api/schemas/auditSchemas.ts';
import { auditRequest } from '../../requests/auditRequests.ts';
import {
  idRequest,
  inviteListRequest,
  inviteOperateRequest,
  invitePageRequest,
  inviteRequest,
  memberListRequest,
  memberUpdateRequest,
} from '../../requests/teamRequests.ts';
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
  description: 'Members and invitations. Admins change them.',
  calls: {
    'GET /api/front/user/team/members': {
      summary: 'The team’s members, paged.',
      request: memberListRequest,
      reply: data(v.object({ list: v.array(memberSchema), total: v.number() })),
    },
    'POST /api/front/user/team/membersUpdate': {
      summary: 'Changes the role of a member, the permission level and the projects given to them.',
      request: memberUpdateRequest,
      reply: data(memberSchema),
    },
    'POST /api/front/user/team/membersDelete': {
      summary: 'Removes a member from the team.',
      request: idRequest,
      reply: NOTHING,
    },
    'POST /api/front/user/team/invite': {
      summary: 'Invites addresses, with a role and a permission level; each is judged by itself.',
      request: inviteRequest,
      reply: data(invited),
    },
    'GET /api/front/user/team/invite_list': {
      summary: 'The team’s invitations, newest first.',
      request: inviteListRequest,
      reply: data(v.array(invitationSchema)),
    },
    'POST /api/front/user/team/invite_canel': {
      summary: 'Cancels an invitation. The path keeps the spelling of the specification.',
      request: idRequest,
      reply: NOTHING,
    },
    'GET /api/front/user/team/audit': {
      summary:
        'What the members changed, deleted, imported, asked, exported and invited, the newest first. For admins.',
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
      detail: 'Code 401, or 500 with 未登录, asks to log in first; 403 says that somebody else is logged in.',
      request: inviteOperateRequest,
      reply: data(v.nullable(v.object({ token: v.string() }))),
    },
  },
};
