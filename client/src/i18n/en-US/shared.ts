import type { messages as source } from '../zh-CN/shared.ts';

export const messages = {
  'shared.title': 'Report',
  'shared.closed': 'This link doesn’t work',
  'shared.closed.body': 'It may be incomplete, expired or revoked. Ask whoever sent it for a new one.',
  'shared.password': 'Password',
  'shared.password.title': 'This report is password-protected',
  'shared.password.wrong': 'Wrong password',
  'shared.password.open': 'Open report',
  'shared.print': 'Print or save as PDF',
  'shared.what': 'Report',
} as const satisfies Record<keyof typeof source, string>;
