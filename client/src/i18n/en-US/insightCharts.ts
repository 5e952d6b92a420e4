import type { messages as source } from '../zh-CN/insightCharts.ts';

export const messages = {
  'insightCharts.empty': 'There is nothing to draw.',
  'insightCharts.name': 'Name',
  'insightCharts.scatter.median': 'Median',
  'insightCharts.scatter.summary':
    '{points} points with a median {measure} of {median}; {count} of them stand at {category}, with a median of {top}.',
  'insightCharts.scatter.note': 'The short lines are the medians of each group.',
  'insightCharts.scatter.grouped':
    'The short lines are the medians of each group. Points close to one another are one circle: the larger, the more.',
  'insightCharts.scatter.group': '{count} here',
  'insightCharts.scatter.more': '{count} more in the table view',
  'insightCharts.waterfall.before': 'Before',
  'insightCharts.waterfall.after': 'After',
  'insightCharts.waterfall.rest': '{count} others',
  'insightCharts.waterfall.segment': 'Segment',
  'insightCharts.waterfall.effect': 'Effect (points)',
  'insightCharts.waterfall.rate': 'of which rate',
  'insightCharts.waterfall.mix': 'of which mix',
  'insightCharts.waterfall.summary': 'From {from} to {to} ({points} points); {name} moved it most ({effect}).',
  'insightCharts.waterfall.summaryShort': 'From {from} to {to} ({points} points).',
  'insightCharts.flow.summary':
    '{counted}: {total} in all. The largest band, {share} of them, leads from {from} to {to}.',
  'insightCharts.flow.link': '{from} → {to}',
  'insightCharts.flow.point': '{from} to {to}: {count}, {share}',
  'insightCharts.share.rest': 'Others',
  'insightCharts.share.summary':
    'Together they went from {from} on {start} to {to} on {end}; {name} has most at the end, {value}.',
  'insightCharts.share.total': 'Together',
  'insightCharts.share.point': '{name}, {day}, {value}',
} as const satisfies Record<keyof typeof source, string>;
