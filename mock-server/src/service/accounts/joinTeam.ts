import { badInput, MockError } from '#server/refusal/MockError.ts';
import type { User } from '#server/store/accounts/Directory.ts';
import type { InvitationRecord } from '#server/store/accounts/InvitationRepository.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { endKeys } from '../keys/endKeys.ts';

/**
 * Finds the open invitation of a code.
 * @throws MockError: 422 for an unknown code, 409 for a used, declined, cancelled or expired one; both name the field.
 */
export function requireOpenInvitation(state: MockState, code: string, field: string): InvitationRecord {
  const invitation = state.invitations.byCode(code);
  if (!invitation) throw badInput(field, { zh: '邀请码无效，请检查', en: 'is not a valid invitation code: check it' });
  switch (invitation.status) {
    case 'pending':
      return invitation;
    case 'accepted':
      throw new MockError(409, { zh: '邀请已被接受', en: 'The invitation has already been accepted' }, { field });
    case 'refused':
      throw new MockError(409, { zh: '邀请已被拒绝', en: 'The invitation has been declined' }, { field });
    case 'cancelled':
      throw new MockError(409, { zh: '邀请已被取消', en: 'The invitation has been canceled' }, { field });
    case 'expired':
      throw new MockError(
        409,
        { zh: '邀请已过期，请让管理员重新邀请你', en: 'The invitation has expired: ask an admin to invite you again' },
        { field },
      );
  }
}

/**
 * Moves a user into the inviting team with the role, level and projects of the invitation.
 * @throws MockError (409) when the members of the user's current team would be left without anybody who can manage it.
 */
export function joinTeam(state: MockState, user: User, invitation: InvitationRecord, now: number): User {
  const isLeaving = user.teamId !== invitation.teamId;
  const isMissed = isLeaving ? state.directory.membersOf(user.teamId).length > 1 : invitation.role !== 'admin';
  if (isMissed && state.directory.isLastAdmin(user)) {
    throw new MockError(409, {
      zh: '你是当前团队唯一的管理员，请先指定其他管理员',
      en: 'You are the only admin of your team: make someone else an admin first',
    });
  }
  const isNeeded = isLeaving ? isMissed : invitation.role !== 'admin' || invitation.level !== 'manage';
  if (isNeeded && state.directory.isLastManager(user)) {
    throw new MockError(409, {
      zh: '你是当前团队唯一拥有“管理”权限的管理员，请先授予其他管理员该权限',
      en: 'You are the only admin of your team with the Manage level: give it to another admin first',
    });
  }
  state.invitations.settle(invitation, 'accepted');
  if (isLeaving) endKeys(state, user, now);
  return state.directory.put({
    ...user,
    teamId: invitation.teamId,
    projectIds: invitation.projectIds,
    level: invitation.level,
    profile: { ...user.profile, role: invitation.role },
  });
}
