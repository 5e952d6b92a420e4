import type { InferOutput } from 'valibot';
import type { invitePageSchema } from '#client/api/teamSchemas.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import { badInput, forbidden, notLoggedIn } from '#server/refusal/MockError.ts';
import { createAccount } from '#server/service/accounts/createAccount.ts';
import { joinTeam, requireOpenInvitation } from '#server/service/accounts/joinTeam.ts';
import type { InvitationRecord } from '#server/store/accounts/InvitationRepository.ts';
import { hashPassword } from '#server/store/accounts/passwords.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import { bearerOf, findSignIn, grantToken } from '../authentication.ts';
import type { Call } from '../Call.ts';
import { readBody, readQuery } from '../readInput.ts';
import { inviteOperateRequest, invitePageRequest } from '../requests/teamRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

type InvitePage = InferOutput<typeof invitePageSchema>;

/** Calls for the holder of an invitation link, with or without a login: the code authorises. */
export function addInvitePageRoutes(routes: RouteTable): void {
  routes.open('get', '/api/front/user/team/invite_page_info', showInvitation);
  routes.open('post', '/api/front/user/team/invite_operate', answerInvitation);
}

function showInvitation({ request, state, locale }: Call): InvitePage {
  const { code } = readQuery(request.url, invitePageRequest);
  const record = state.invitations.byCode(code);
  if (!record) {
    return { inviter: '', team: '', role: 'user', email: '', status: 'unknown', expires_at: '', registered: false };
  }
  const team = state.directory.team(record.teamId);
  return {
    inviter: personIn(state.directory.user(record.inviterId), locale),
    team: team === undefined ? '' : nameIn(team, locale),
    role: record.role,
    email: record.email,
    status: record.status,
    expires_at: new Date(record.expiresAt).toISOString(),
    registered: state.directory.byEmail(record.email) !== undefined,
  };
}

/** A login token when accepted, null when declined. */
async function answerInvitation(call: Call): Promise<{ readonly token: string } | null> {
  const draft = readBody(call.request.body, inviteOperateRequest);
  const invitation = requireOpenInvitation(call.state, draft.code, 'code');
  if (draft.action === 'refuse') {
    call.state.invitations.settle(invitation, 'refused');
    return null;
  }
  const registered = call.state.directory.byEmail(invitation.email);
  return registered ? acceptAsMember(call, invitation) : acceptAsNewcomer(call, draft);
}

/** @throws MockError: 500 (未登录) without a login, 403 for another account than the invited one. */
function acceptAsMember(call: Call, invitation: InvitationRecord): { readonly token: string } {
  const signed = findSignIn(call);
  if (typeof signed === 'string') throw notLoggedIn();
  if (signed.user.profile.email.toLowerCase() !== invitation.email) {
    throw forbidden({
      zh: `该邀请发给 ${invitation.email}，请使用该邮箱登录`,
      en: `The invitation is for ${invitation.email}: log in with that email`,
    });
  }
  joinTeam(call.state, signed.user, invitation, call.services.environment.now());
  return { token: bearerOf(call.request) ?? '' };
}

async function acceptAsNewcomer(
  call: Call,
  draft: { readonly code: string; readonly name?: string | undefined; readonly password?: string | undefined },
): Promise<{ readonly token: string }> {
  const missing = { zh: '缺少该字段', en: 'is missing' };
  if (draft.name === undefined) throw badInput('name', missing);
  if (draft.password === undefined) throw badInput('password', missing);
  const { state, services } = call;
  const password = await hashPassword(draft.password, services.environment.secret());
  // Read again: it may have been answered or revoked in the meantime.
  const invitation = requireOpenInvitation(state, draft.code, 'code');
  const user = createAccount(state, services.environment, { email: invitation.email, name: draft.name, password });
  return grantToken(call, joinTeam(state, user, invitation, services.environment.now()));
}
