import type { messages as source } from '../zh-CN/invite.ts';

export const messages = {
  'invite.title': 'Team invitation',
  'invite.what': 'Invitation',
  'invite.reader': 'Your account',
  'invite.lead': '{inviter} invites you to join the team “{team}”.',
  'invite.lead.nobody': 'You are invited to join the team “{team}”.',
  'invite.for': 'For',
  'invite.role': 'As',
  'invite.expires': '{status, select, expired {Expired} other {Valid until}}',
  'invite.role.name':
    '{role, select, admin {administrator: manages members and projects} other {member: works with the projects given to you}}',
  'invite.status.accepted': 'This invitation has been accepted and cannot be used again.',
  'invite.status.refused': 'This invitation was refused. To join after all, ask for a new one.',
  'invite.status.expired': 'This invitation has expired. Ask for a new one.',
  'invite.status.cancelled': 'This invitation was cancelled. Ask whoever invited you.',
  'invite.status.unknown': 'There is no such invitation. Check that the link is complete.',
  'invite.noCode': 'The link holds no invitation code. Open the complete link from your invitation.',
  'invite.email.fixed': 'The invitation is for this address; it cannot be changed',
  'invite.login.body': 'This address has an account. Log in to join.',
  'invite.login': 'Log in and join',
  'invite.register.body': 'Choose a name and a password to create your account and join.',
  'invite.register': 'Register and join',
  'invite.accept.as': 'You are logged in as {name}.',
  'invite.accept.leaves': 'An account belongs to one team at a time: by accepting, you leave the one you are in.',
  'invite.accept': 'Accept invitation',
  'invite.switch.body':
    'You are logged in as {reader}, but this invitation is for {email}. Switch accounts to accept it.',
  'invite.switch': 'Log out and switch accounts',
  'invite.refuse': 'Refuse invitation',
  'invite.refuse.title': 'Refuse this invitation?',
  'invite.refuse.body':
    'The link can then no longer be used to join the team “{team}”. To join later, you need a new invitation.',
  'invite.joined': 'You have joined the team “{team}”',
  'invite.home': 'Go to AnswerScope',
  'invite.error.loginFirst': 'Log in to the account of the invited address first, then accept',
  'invite.error.notForYou': 'This invitation is not for the account now logged in',
  'invite.error.lastAdmin':
    'You are the only administrator of your present team, which has other members. Appoint another one, then accept.',
  'invite.error.password': 'The password is not correct',
  'invite.error.newPassword': 'The server did not accept this password: choose another',
  'invite.error.name': 'The server did not accept this name: change it and try again',
} as const satisfies Record<keyof typeof source, string>;
