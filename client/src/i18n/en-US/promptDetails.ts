import type { messages as source } from '../zh-CN/promptDetails.ts';

export const messages = {
  'promptDetails.title': 'Prompt details',
} as const satisfies Record<keyof typeof source, string>;
