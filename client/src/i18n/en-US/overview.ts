import type { messages as source } from '../zh-CN/overview.ts';

export const messages = {
  'overview.title': 'Overview',
} as const satisfies Record<keyof typeof source, string>;
