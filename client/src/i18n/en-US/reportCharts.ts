import type { messages as source } from '../zh-CN/reportCharts.ts';

export const messages = {
  'reportCharts.empty': 'There is nothing to draw.',
  'reportCharts.name': 'Name',
  'reportCharts.scatter.median': 'Median',
  'reportCharts.scatter.summary':
    '{points} points with a median {measure} of {median}; {count} of them stand at {category}, with a median of {top}.',
  'reportCharts.scatter.note': 'The short lines are the medians of each group.',
  'reportCharts.scatter.grouped':
    'The short lines are the medians of each group. Points close to one another are one circle: the larger, the more.',
  'reportCharts.scatter.group': '{count} here',
  'reportCharts.scatter.more': '{count} more in the table view',
  'reportCharts.waterfall.before': 'Before',
  'reportCharts.waterfall.after': 'After',
  'reportCharts.waterfall.rest': '{count} others',
  'reportCharts.waterfall.segment': 'Segment',
  'reportCharts.waterfall.effect': 'Effect (points)',
  'reportCharts.waterfall.rate': 'of which rate',
  'reportCharts.waterfall.mix': 'of which mix',
  'reportCharts.waterfall.summary': 'From {from} to {to} ({points} points); {name} moved it most ({effect}).',
  'reportCharts.waterfall.summaryShort': 'From {from} to {to} ({points} points).',
  'reportCharts.flow.summary':
    '{counted}: {total} in all. The largest band, {share} of them, leads from {from} to {to}.',
  'reportCharts.flow.link': '{from} → {to}',
  'reportCharts.flow.point': '{from} to {to}: {count}, {share}',
  'reportCharts.share.rest': 'Others',
  'reportCharts.share.summary':
    'Together they went from {from} on {start} to {to} on {end}; {name} has most at the end, {value}.',
  'reportCharts.share.total': 'Together',
  'reportCharts.share.point': '{name}, {day}, {value}',
} as const satisfies Record<keyof typeof source, string>;
