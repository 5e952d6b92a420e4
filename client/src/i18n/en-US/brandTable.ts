import type { messages as source } from '../zh-CN/brandTable.ts';

export const messages = {
  'brandTable.title': 'Brands',
  'brandTable.about':
    'Each figure has its 95% interval below{ties, select, yes {; brackets join brands that can’t be told apart} other {}}',
  'brandTable.rank': 'Rank',
  'brandTable.brand': 'Brand',
  'brandTable.change': 'Visibility change',
  'brandTable.tied': 'tied',
  'brandTable.first': 'Mentioned first',
  'brandTable.figure': '{measure} of {brand}',
  'brandTable.none': 'No tracked brands',
} as const satisfies Record<keyof typeof source, string>;
