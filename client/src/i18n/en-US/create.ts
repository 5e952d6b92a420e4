import type { messages as source } from '../zh-CN/create.ts';

export const messages = {
  'create.title': 'Log in',
} as const satisfies Record<keyof typeof source, string>;
