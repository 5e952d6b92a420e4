import * as v from 'valibot';
import type { Invitation } from '../../../client/src/api/teamSchemas.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { emailField } from '../http/requests/fields.ts';
import { idRequest, inviteListRequest, inviteRequest } from '../http/requests/teamRequests.ts';
import type { InvitationRecord } from '../state/InvitationBook.ts';
import { planOf } from '../state/planOf.ts';
import { requireKnownProjects } from './requireKnownProjects.ts';

type Reason = 'invalid' | 'duplicate' | 'member' | 'pending' | 'limit';
interface InviteReply {
  readonly invitations: readonly Invitation[];
  readonly refused: readonly { readonly email: string; readonly reason: Reason }[];
}

/** Invitations as admins see them. Their links let people in, so nobody else may list them. */
export function addInvitationRoutes(routes: RouteTable): void {
  routes.admin('post', '/api/front/user/team/invite', invite);
  routes.admin('get', '/api/front/user/team/invite_list', listInvitations);
  // The provider's spelling.
  routes.admin('post', '/api/front/user/team/invite_canel', cancelInvitation);
}

function invite(call: SignedCall): InviteReply {
  const draft = readBody(call.request.body, inviteRequest);
  const projectIds = requireKnownProjects(call, draft.project_ids);
  const { state, team, user } = call;
  const seen = new Set<string>();
  const invitations: Invitation[] = [];
  const refused: { email: string; reason: Reason }[] = [];
  for (const typed of draft.emails) {
    const parsed = v.safeParse(emailField, typed);
    const email = parsed.success ? parsed.output : typed.slice(0, 254);
    const reason = parsed.success ? refusalReason(call, email, seen) : 'invalid';
    seen.add(email);
    if (reason === null) {
      const terms = { teamId: team.id, inviterId: user.id, email, role: draft.role, projectIds };
      invitations.push(invitationOf(state.invitations.send(terms)));
    } else {
      refused.push({ email, reason });
    }
  }
  return { invitations, refused };
}

function refusalReason(call: SignedCall, email: string, seen: ReadonlySet<string>): Reason | null {
  const { state, team, services } = call;
  if (seen.has(email)) return 'duplicate';
  if (state.directory.byEmail(email)?.teamId === team.id) return 'member';
  const pending = state.invitations.listOf(team.id).filter(({ status }) => status === 'pending');
  if (pending.some((record) => record.email === email)) return 'pending';
  const limit = planOf(services.seed, team)?.limits.members ?? null;
  const taken = state.directory.membersOf(team.id).length + pending.length;
  return limit !== null && taken >= limit ? 'limit' : null;
}

function listInvitations(call: SignedCall): readonly Invitation[] {
  const { status } = readQuery(call.request.url, inviteListRequest);
  return call.state.invitations
    .listOf(call.team.id)
    .filter((record) => status === '' || record.status === status)
    .map(invitationOf);
}

function cancelInvitation(call: SignedCall): null {
  const { id } = readBody(call.request.body, idRequest);
  const record = call.state.invitations.byId(id);
  if (record?.teamId !== call.team.id)
    throw badInput('id', { zh: '没有该邀请', en: 'is not an invitation of your team' });
  if (record.status !== 'pending') {
    throw badInput('id', { zh: '只能取消待接受的邀请', en: 'only a pending invitation can be cancelled' });
  }
  call.state.invitations.settle(record, 'cancelled');
  return null;
}

function invitationOf(record: InvitationRecord): Invitation {
  return {
    id: record.id,
    email: record.email,
    role: record.role,
    project_ids: [...record.projectIds],
    status: record.status,
    sent_at: new Date(record.sentAt).toISOString(),
    expires_at: new Date(record.expiresAt).toISOString(),
    link: `/invite?code=${encodeURIComponent(record.code)}`,
  };
}
