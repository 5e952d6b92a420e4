import type { messages as source } from '../zh-CN/exports.ts';

export const messages = {
  'exports.title': 'All answers in this view',
  'exports.csv': 'CSV',
  'exports.csv.note': 'for spreadsheets',
  'exports.json': 'JSON',
  'exports.json.note': 'for programs; can be imported again',
  'exports.fileName': '{project}-answers-{start}-{end}',
  'exports.failed': 'The export failed. {reason}',
} as const satisfies Record<keyof typeof source, string>;
