import type { messages as source } from '../zh-CN/invite.ts';

export const messages = {
  'invite.title': 'Team invitation',
  'invite.what': 'Invitation',
  'invite.body':
    '{inviter} invites {email} to join the team “{team}” as {role, select, admin {an administrator} other {a member}}.',
  'invite.status.pending': 'The invitation is valid and waits to be accepted.',
  'invite.status.accepted': 'This invitation has been accepted and cannot be used again.',
  'invite.status.refused': 'This invitation was refused.',
  'invite.status.expired': 'This invitation has expired. Ask for a new one.',
  'invite.status.cancelled': 'This invitation was cancelled. Ask whoever invited you.',
  'invite.status.unknown': 'There is no such invitation. Check that the link is complete.',
  'invite.noCode': 'The link holds no invitation code. Open the complete link from your invitation.',
  'invite.login': 'Log in',
  'invite.register': 'Register and join',
  'invite.home': 'Go to AnswerScope',
  'invite.acceptLater':
    'Accepting and refusing on this page is not built yet; register with the invited email to join the team.',
} as const satisfies Record<keyof typeof source, string>;
