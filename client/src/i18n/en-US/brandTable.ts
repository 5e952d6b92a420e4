import type { messages as source } from '../zh-CN/brandTable.ts';

export const messages = {
  'brandTable.title': 'Brands',
  'brandTable.about': 'Brackets join brands none of which is really ahead; under each figure its 95% interval',
  'brandTable.rank': 'Rank',
  'brandTable.brand': 'Brand',
  'brandTable.change': 'Change of visibility',
  'brandTable.tied': 'tied',
  'brandTable.first': 'Named first',
  'brandTable.figure': '{measure} of {brand}',
  'brandTable.none': 'No brand is tracked',
  'brandTable.csv.low': '{name} (low)',
  'brandTable.csv.high': '{name} (high)',
  'brandTable.csv.n': '{name} (n)',
} as const satisfies Record<keyof typeof source, string>;
