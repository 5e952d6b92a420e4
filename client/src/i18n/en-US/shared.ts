import type { messages as source } from '../zh-CN/shared.ts';

export const messages = {
  'shared.title': 'Report',
  'shared.closed': 'This link doesn’t open anything',
  'shared.closed.body': 'It may be incomplete, expired or revoked. Ask whoever sent it for a new one.',
  'shared.password': 'Password',
  'shared.password.title': 'This report asks for a password',
  'shared.password.wrong': 'The password is not right',
  'shared.password.open': 'Open report',
  'shared.print': 'Print or save as PDF',
  'shared.what': 'Report',
} as const satisfies Record<keyof typeof source, string>;
