import * as v from 'valibot';
import type { Invitation } from '#client/api/teamSchemas.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { planOf } from '#server/service/accounts/planOf.ts';
import type { InvitationDraft, InvitationRecord } from '#server/store/accounts/InvitationRepository.ts';
import type { SignedCall } from '../Call.ts';
import { readBody, readQuery } from '../readInput.ts';
import { emailField } from '../requests/fields.ts';
import { idRequest, inviteListRequest, inviteRequest } from '../requests/teamRequests.ts';
import type { RouteTable } from '../RouteTable.ts';
import { requireKnownProjects } from './requireKnownProjects.ts';

type Reason = 'invalid' | 'duplicate' | 'member' | 'pending' | 'limit';
interface InviteReply {
  readonly invitations: readonly Invitation[];
  readonly refused: readonly { readonly email: string; readonly reason: Reason }[];
}

/** Invitations for admins. Their links let people join, so nobody else may list them. */
export function addInvitationRoutes(routes: RouteTable): void {
  routes.admin('post', '/api/front/user/team/invite', invite);
  routes.admin('get', '/api/front/user/team/invite_list', listInvitations);
  // The provider's spelling.
  routes.admin('post', '/api/front/user/team/invite_canel', cancelInvitation);
}

function invite(call: SignedCall): InviteReply {
  const draft = readBody(call.request.body, inviteRequest);
  const projectIds = requireKnownProjects(call.rights, draft.project_ids);
  const { team, user } = call;
  const level = draft.level ?? (draft.role === 'admin' ? 'manage' : 'edit');
  const seen = new Set<string>();
  const invitations: Invitation[] = [];
  const refused: { email: string; reason: Reason }[] = [];
  for (const typed of draft.emails) {
    const parsed = v.safeParse(emailField, typed);
    const email = parsed.success ? parsed.output : typed.slice(0, 254);
    const terms = { teamId: team.id, inviterId: user.id, email, role: draft.role, level, projectIds };
    const outcome = !parsed.success ? 'invalid' : seen.has(email) ? 'duplicate' : inviteOne(call, terms, draft.resend);
    seen.add(email);
    if (typeof outcome === 'string') refused.push({ email, reason: outcome });
    else invitations.push(invitationOf(outcome));
  }
  return { invitations, refused };
}

/** The created or renewed invitation, or the reason of the refusal. */
function inviteOne(call: SignedCall, terms: InvitationDraft, resend: boolean): InvitationRecord | Reason {
  const { state, team, services } = call;
  const { invitations, directory } = state;
  if (directory.byEmail(terms.email)?.teamId === team.id) return 'member';
  const all = invitations.listOf(team.id);
  const pending = all.filter(({ status }) => status === 'pending');
  const open = pending.find(({ email }) => email === terms.email);
  // A pending invitation already counts as a member.
  if (open) return resend ? invitations.renew(open, terms) : 'pending';
  const limit = planOf(services.seed, team)?.limits.members ?? null;
  if (typeof limit === 'number' && directory.membersOf(team.id).length + pending.length >= limit) return 'limit';
  const expired = all.find(({ status, email }) => status === 'expired' && email === terms.email);
  return resend && expired ? invitations.renew(expired, terms) : invitations.send(terms);
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
  if (record?.teamId !== call.team.id) {
    throw badInput('id', { zh: '没有该邀请', en: 'is not an invitation of your team' });
  }
  if (record.status !== 'pending') {
    throw badInput('id', { zh: '只能取消待接受的邀请', en: 'only a pending invitation can be canceled' });
  }
  call.state.invitations.settle(record, 'cancelled');
  return null;
}

function invitationOf(record: InvitationRecord): Invitation {
  return {
    id: record.id,
    email: record.email,
    role: record.role,
    level: record.level,
    project_ids: [...record.projectIds],
    status: record.status,
    sent_at: new Date(record.sentAt).toISOString(),
    expires_at: new Date(record.expiresAt).toISOString(),
    link: `/invite?code=${encodeURIComponent(record.code)}`,
  };
}
