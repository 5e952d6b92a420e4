import type { messages as source } from '../zh-CN/password.ts';

export const messages = {
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'password.help': 'At least 8 characters',
  'password.strength': 'Password strength: {level, select, weak {weak} fair {fair} good {good} other {strong}}',
  'password.required': 'Enter your password',
  'password.short': 'A password needs at least 8 characters',
  'password.long': 'A password can have at most 128 characters',
  'password.mismatch': 'The two passwords don’t match',
  'password.repeat': 'Repeat password',
  'password.tooMany': 'Too many attempts. Try again in a minute.',
} as const satisfies Record<keyof typeof source, string>;
