import type { messages as source } from '../zh-CN/create.ts';

export const messages = {
  'create.title': 'See how your brand really performs in AI answers',
  'create.lead':
    'Doubao, DeepSeek, Yuanbao, Kimi, Qwen, ERNIE, ChatGPT, Perplexity, Gemini, Google AI Overviews: what do they say about your brand?',
  'create.point.honest':
    'Every number comes with its interval, sample size and verdict: real, possible, or within noise',
  'create.point.evidence': 'Click any number to read the answers behind it',
  'create.point.own': 'No data provider needed: import answers you recorded yourself and get figures you can trust',
  'create.mode': 'Account',
  'create.login': 'Log in',
  'create.login.busy': 'Logging in',
  'create.register': 'Sign up',
  'create.mode.login': 'Log in',
  'create.mode.register': 'Sign up',
  'create.forgot': 'Forgot password?',
  'create.forgot.title': 'Reset your password',
  'create.forgot.body':
    'Only an admin of your team can reset a password. Ask the colleague who invited you. If you are the admin, contact your provider’s support.',
  'create.forgot.demo': 'In a local demo, the start command prints the demo account’s password.',
  'create.forgot.back': 'Back to login',
  'create.email': 'Email',
  'create.password': 'Password',
  'create.name': 'Name',
  'create.email.required': 'Enter your email',
  'create.email.invalid': 'This is not an email address. Example: name@example.com',
  'create.email.long': 'The email must not be longer than 254 characters',
  'create.name.required': 'Enter your name',
  'create.name.long': 'The name must not be longer than 50 characters',
  'create.error.credentials': 'Wrong email or password',
  'create.error.emailTaken': 'This email is already registered. Log in instead.',
  'create.registered':
    'Your account has been created. Log in with the email and password you just chose. If you received a confirmation email, confirm it first.',
  'create.demo': 'Use the demo account',
  'create.demo.note': 'Local mode: demo data stays on this computer.',
} as const satisfies Record<keyof typeof source, string>;
