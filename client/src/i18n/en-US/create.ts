import type { messages as source } from '../zh-CN/create.ts';

export const messages = {
  'create.title': 'See how your brand really does in AI answers',
  'create.lead':
    'Doubao, DeepSeek, Yuanbao, Kimi, Qwen, ERNIE, ChatGPT, Perplexity, Gemini, Google AI Overviews: how do they speak of your brand?',
  'create.point.honest': 'Every number comes with its interval, its sample size and a verdict: real, maybe or noise',
  'create.point.evidence': 'Open any number to read the very answers behind it',
  'create.point.own': 'Works without a provider: load answers you recorded yourself and get figures you can trust',
  'create.mode': 'Account',
  'create.login': 'Log in',
  'create.login.busy': 'Logging in',
  'create.register': 'Register',
  'create.mode.login': 'I have an account',
  'create.mode.register': 'I am new',
  'create.forgot': 'Forgot password',
  'create.forgot.title': 'Reset your password',
  'create.forgot.body':
    'Only an administrator of your team can reset a password. Ask the colleague who invited you; if you are the administrator, contact your provider’s support.',
  'create.forgot.demo': 'In a local demo, the start command prints the password of the demo account.',
  'create.forgot.back': 'Back to log in',
  'create.email': 'Email',
  'create.password': 'Password',
  'create.name': 'Name',
  'create.email.required': 'Enter your email',
  'create.email.invalid': 'This is not an email address. Example: name@example.com',
  'create.email.long': 'The address must not be longer than 254 characters',
  'create.name.required': 'Enter your name',
  'create.name.long': 'The name must not be longer than 50 characters',
  'create.error.credentials': 'Email or password is not correct',
  'create.error.emailTaken': 'This email is registered already. Log in instead.',
  'create.registered':
    'Your account was created. Log in with the email and password you just chose; if you got an email to confirm it, do that first.',
  'create.demo': 'Use the demo account',
  'create.demo.note': 'Local mode: demo data stays on this computer.',
} as const satisfies Record<keyof typeof source, string>;
