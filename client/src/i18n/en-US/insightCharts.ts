import type { messages as source } from '../zh-CN/insightCharts.ts';

export const messages = {
  'insightCharts.empty': 'There is nothing to draw.',
} as const satisfies Record<keyof typeof source, string>;
