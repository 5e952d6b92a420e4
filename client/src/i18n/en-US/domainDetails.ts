import type { messages as source } from '../zh-CN/domainDetails.ts';

export const messages = {
  'domainDetails.title': 'Source domain',
} as const satisfies Record<keyof typeof source, string>;
