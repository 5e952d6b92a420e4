import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccessDraft, InviteDraft } from '#client/api/membersApi.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import type { Invitation, Member, MemberAccess } from '#client/api/teamSchemas.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { invitationName } from './invitations/invitationName.ts';

interface AccessChange {
  readonly member: Member;
  readonly access: AccessDraft;
  readonly from: { readonly base?: MemberAccess };
}

/** The commands on the team, each with a message. Reads stores: call it inside an observer. */
export function useTeamChanges() {
  const { user, projects, notices } = useStores();
  const api = useApi(createMembersApi);
  const queries = useQueryClient();
  // After a failure too: it often means that somebody else was faster.
  const onSettled = (): void => {
    void queries.invalidateQueries({ queryKey: teamKeys.all });
  };
  const say = (messageId: MessageId, values: Readonly<Record<string, string | number>>): void => {
    notices.show({ intent: 'success', messageId, values });
  };

  const update = useMutation({
    mutationFn: ({ member, access, from }: AccessChange) => api.update(member.id, access, from),
    onSuccess: (changed, { member }) => {
      say('team.member.saved', { name: member.name });
      if (!changed.self && !member.self) return;
      // The whole frame depends on the user's own role and projects.
      void user.loadProfile().catch(() => undefined);
      void projects.reload();
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (member: Member) => api.remove(member.id),
    onSuccess: (_done, member) => {
      say('team.member.removed', { name: member.name });
    },
    onSettled,
  });
  const invite = useMutation({ mutationFn: (draft: InviteDraft) => api.invite(draft), onSettled });
  const cancel = useMutation({
    mutationFn: (invitation: Invitation) => api.cancel(invitation.id),
    onSuccess: (_done, invitation) => {
      say('team.invitation.cancelled', { email: invitationName(invitation) });
    },
    onSettled,
  });
  return {
    update: update.mutateAsync,
    remove: remove.mutateAsync,
    invite: invite.mutateAsync,
    cancel: cancel.mutateAsync,
    say,
  };
}

export type TeamChanges = ReturnType<typeof useTeamChanges>;
