import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Invitation } from '#client/api/teamSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { isLoopbackHost } from '#client/lib/isLoopbackHost.ts';
import { useStores } from '#client/stores/useStores.ts';
import { accessDraftOf, accessFieldsOf } from '../access/accessDraft.ts';
import { useFailureText } from '../useFailureText.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import { fullLink } from './fullLink.ts';

/** The actions on one invitation apart from cancelling. Reads stores: call it inside an observer. */
export function useInvitationActions(changes: TeamChanges) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const failureText = useFailureText();
  /** A link that the browser did not allow to copy. */
  const [uncopied, setUncopied] = useState<string | null>(null);
  /** The address that is being invited again. */
  const [resending, setResending] = useState<string | null>(null);

  const copy = async ({ email, link }: Invitation): Promise<void> => {
    const whole = fullLink(link, window.location.origin);
    if (whole === null) return;
    try {
      await navigator.clipboard.writeText(whole);
      const messageId = isLoopbackHost(new URL(whole).hostname) ? 'team.link.copiedHere' : 'team.link.copied';
      notices.show({ key: 'copy', intent: 'success', messageId, values: { email } });
    } catch {
      // Denied or unavailable: browsers offer the clipboard in secure contexts only.
      setUncopied(whole);
    }
  };
  const resend = async (invitation: Invitation): Promise<void> => {
    const known = projects.list.map(({ id }) => id);
    const access = accessDraftOf(accessFieldsOf(invitation, known), known);
    if (access === null || resending !== null) return;
    const { email } = invitation;
    setResending(email);
    try {
      const { invitations, refused } = await changes.invite({ ...access, emails: [email], resend: true });
      const until = invitations?.[0]?.expires_at ?? '';
      if (until !== '') {
        changes.say('team.invitation.resent', { email, until: formatInstant(intl, until) });
      } else if (refused.length === 0) {
        changes.say('team.invitation.resentOnly', { email });
      } else {
        const reason = intl.formatMessage({ id: `team.reason.${refused[0]?.reason ?? 'unknown'}` });
        notices.show({ intent: 'error', messageId: 'team.invitation.notResent', values: { email, reason } });
      }
    } catch (error) {
      const reason = failureText(error);
      notices.show({ intent: 'error', messageId: 'team.invitation.notResent', values: { email, reason } });
    } finally {
      setResending(null);
    }
  };
  return {
    copy,
    resend,
    uncopied,
    closeUncopied: () => {
      setUncopied(null);
    },
  };
}
