import type { messages as source } from '../zh-CN/filters.ts';

export const messages = {
  'filters.title': 'Filters',
} as const satisfies Record<keyof typeof source, string>;
