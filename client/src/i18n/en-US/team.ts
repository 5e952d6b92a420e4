import type { messages as source } from '../zh-CN/team.ts';

export const messages = {
  'team.title': 'Team members',
} as const satisfies Record<keyof typeof source, string>;
