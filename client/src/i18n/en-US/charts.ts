import type { messages as source } from '../zh-CN/charts.ts';

export const messages = {
  'charts.viewTable': 'View as table',
  'charts.viewChart': 'View as chart',
  'charts.export': 'Export',
  'charts.export.png': 'Export as PNG',
  'charts.export.svg': 'Export as SVG',
  'charts.export.csv': 'Export as CSV',
  'charts.exportFailed': 'The export failed. Try again.',
  'charts.date': 'Date',
  'charts.interval': '95% interval',
  'charts.file.low': '95% low',
  'charts.file.high': '95% high',
  'charts.band': '95% interval',
  'charts.legend': 'Legend',
  'charts.point': '{brand}, {day}, {value}',
  'charts.weekOf': 'Week of {day}',
  'charts.count.total': '{name} {count} total',
  'charts.trend.noData': 'No data to show in this period.',
  'charts.trend.summary':
    '{span, select, day {Visibility of {brand} was {to} on {end}} other {Visibility of {brand} went from {from} on {start} to {to} on {end}}}{rivals, plural, =0 {} one {; with # competitor shown, {leader} is highest at the end} other {; with # competitors shown, {leader} is highest at the end}}.',
} as const satisfies Record<keyof typeof source, string>;
