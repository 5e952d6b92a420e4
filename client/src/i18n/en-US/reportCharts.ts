import type { messages as source } from '../zh-CN/reportCharts.ts';

export const messages = {
  'reportCharts.empty': 'No data to show.',
  'reportCharts.name': 'Name',
  'reportCharts.scatter.median': 'Median',
  'reportCharts.scatter.summary':
    '{points, plural, one {{points} point} other {{points} points}}. {measure}: median {median}{all, select, yes {} other {; {category} ({count}): median {top}}}.',
  'reportCharts.scatter.note': 'Short lines mark each group’s median.',
  'reportCharts.scatter.grouped':
    'Short lines mark each group’s median. Points close together form one circle: the larger, the more points.',
  'reportCharts.scatter.group': '{count} here',
  'reportCharts.scatter.more': '{count} more in the table view',
  'reportCharts.waterfall.before': 'Before',
  'reportCharts.waterfall.after': 'After',
  'reportCharts.rest': '{count, plural, one {# other} other {# others}}',
  'reportCharts.waterfall.segment': 'Segment',
  'reportCharts.waterfall.effect': 'Effect (pts)',
  'reportCharts.waterfall.rate': 'Rate effect (pts)',
  'reportCharts.waterfall.mix': 'Mix effect (pts)',
  'reportCharts.waterfall.rounded':
    'Each figure is rounded by itself, so the parts shown may not add up to the last digit.',
  'reportCharts.waterfall.summary':
    'From {from} to {to} ({points}\u00a0pts); {name} had the largest effect ({effect}\u00a0pts).',
  'reportCharts.waterfall.summaryShort': 'From {from} to {to} ({points}\u00a0pts).',
  'reportCharts.flow.summary': '{counted}: {total} total. The largest flow ({share}) goes from {from} to {to}.',
  'reportCharts.flow.link': '{from} → {to}',
  'reportCharts.flow.point': '{from} to {to}: {count}, {share}',
  'reportCharts.share.rest': 'Others',
  'reportCharts.share.summary':
    '{span, select, day {Combined, they had {to} on {end}} same {Combined, they had {to} on {start} and on {end}} other {Combined, they went from {from} on {start} to {to} on {end}}}; {name} has the largest share at the end, {value}.',
  'reportCharts.share.total': 'Combined',
  'reportCharts.share.point': '{name}, {day}, {value}',
} as const satisfies Record<keyof typeof source, string>;
