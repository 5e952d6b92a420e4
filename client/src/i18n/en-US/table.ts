import type { messages as source } from '../zh-CN/table.ts';

export const messages = {
  'attempt.otherProject': 'You switched projects; switch back to try again',
  'table.howTo':
    'Use the up and down arrow keys to move between rows, left and right to reach the buttons and explanations in a row, and Enter to open a row',
  'table.row.loading': 'Loading row',
  'table.paper.rows': 'Printed {shown, number} of {count, number} rows; the exported file has all of them.',
  'table.paper.columns':
    '{left, plural, one {{left, number} more column does} other {{left, number} more columns do}} not fit on the page; the exported file has all columns.',
  'table.select.row': 'Select {name}',
  'table.select.all': 'Select all loaded rows',
  'table.empty.hidden':
    '{count, plural, one {Hidden because it is empty: {columns}.} other {Hidden because they are empty: {columns}.}}',
  'table.empty.show': '{count, plural, one {Show it} other {Show them}}',
  'table.columns': 'Columns',
  'table.columns.choose': 'Select columns to show',
  'table.columns.reset': 'Default columns',
  'table.file.working': 'Exporting {share}',
  'table.file.failed': 'The export failed. Try again.',
  'table.file.most': 'A file contains at most the first {most} rows',
  'table.views': 'Views',
  'table.views.chosen': 'View: {name}',
  'table.views.builtIn': 'Built in',
  'table.views.own': 'My views',
  'table.views.none': 'No saved views yet',
  'table.views.name': 'Name',
  'table.views.save': 'Save this view',
  'table.views.rename': 'Rename {name}',
  'table.views.renameDone': 'Save name',
  'table.views.remove': 'Delete {name}',
  'table.views.removed': 'View {name} deleted',
  'table.views.undo': 'Undo',
  'table.views.error.empty': 'Enter a name',
  'table.views.error.tooLong': 'A name can have at most {most} characters',
  'table.views.error.duplicate': 'A view with this name already exists',
  'table.views.error.full': 'You can save up to {most} views. Delete one first.',
} as const satisfies Record<keyof typeof source, string>;
