import type { messages as source } from '../zh-CN/create.ts';

export const messages = {
  'create.title': 'See how your brand really performs in AI answers',
  'create.lead':
    'ChatGPT, Perplexity, Gemini, Google AI Overviews, Doubao, DeepSeek, Yuanbao, Kimi, Qwen, ERNIE: what do they say about your brand?',
  'create.point.honest':
    'Every number comes with its interval, sample size and verdict: real, possible, or within noise',
  'create.point.evidence': 'Click any number to read the answers behind it',
  'create.point.own': 'No data provider needed: import answers you recorded yourself and get figures you can trust',
  'create.tour.why': 'Why a measure moved',
  'create.tour.why.about':
    'Every change is split by platform, topic or prompt, and the parts add up exactly. Click a part to read its answers.',
  'create.tour.why.alt':
    'Waterfall chart: the change in visibility split by platform, one bar per platform with its points',
  'create.tour.compare': 'What changed between two answers',
  'create.tour.compare.about':
    'Two answers to the same prompt, sentence by sentence: what is new, which brands came and went, which sources were replaced.',
  'create.tour.compare.alt':
    'Two answers side by side: sentences, brands and sources that only one of them has are marked',
  'create.tour.effect': 'Whether your content worked',
  'create.tour.effect.about':
    'Prompts your page targets, compared with control prompts it does not. You get an interval and a verdict, not a guess from a line.',
  'create.tour.effect.alt':
    'Line chart: weekly visibility before and after publication, one line for target prompts and one for control prompts',
  'create.mode': 'Account',
  'create.login': 'Log in',
  'create.login.busy': 'Logging in',
  'create.register': 'Sign up',
  'create.mode.login': 'Log in',
  'create.mode.register': 'Sign up',
  'create.forgot': 'Forgot password?',
  'create.forgot.title': 'Reset your password',
  'create.forgot.body':
    'Only a team admin can reset a password. Ask the colleague who invited you. If you are the admin, contact your provider’s support.',
  'create.forgot.demo': 'In a local demo, the start command prints the demo account’s password.',
  'create.forgot.back': 'Back to login',
  'create.email': 'Email',
  'create.password': 'Password',
  'create.name': 'Name',
  'create.email.required': 'Enter your email',
  'create.email.invalid': 'Enter a valid email address, e.g. name@example.com',
  'create.email.long': 'An email address can have at most 254 characters',
  'create.name.required': 'Enter your name',
  'create.name.long': 'A name can have at most 50 characters',
  'create.error.credentials': 'Wrong email or password',
  'create.error.noServer':
    'There is no login at {address}: it may not be the server of AnswerScope. Ask your administrator to check the API address.',
  'create.error.emailTaken': 'This email is already registered. Log in instead.',
  'create.registered':
    'Your account has been created. Log in with the email and password you just chose. If you received a confirmation email, confirm your address first.',
  'create.demo': 'Use the demo account',
  'create.demo.note': 'Local mode: demo data stays on this computer.',
} as const satisfies Record<keyof typeof source, string>;
