import type { messages as source } from '../zh-CN/table.ts';

export const messages = {
  'table.howTo':
    'Up and down arrow keys move between rows, left and right ones to the buttons inside a row, Enter opens a row',
  'table.row.loading': 'This row is loading',
  'table.select.row': 'Select {name}',
  'table.select.all': 'Select all loaded rows',
  'table.columns': 'Columns',
  'table.columns.choose': 'Choose the columns to show',
  'table.columns.reset': 'Default columns',
  'table.views': 'Views',
  'table.views.chosen': 'View: {name}',
  'table.views.builtIn': 'Built in',
  'table.views.own': 'My views',
  'table.views.none': 'No views saved yet',
  'table.views.name': 'Name',
  'table.views.save': 'Save this view',
  'table.views.rename': 'Rename {name}',
  'table.views.renameDone': 'Save name',
  'table.views.remove': 'Delete {name}',
  'table.views.removed': 'View {name} deleted',
  'table.views.undo': 'Undo',
  'table.views.error.empty': 'Enter a name',
  'table.views.error.tooLong': 'A name has at most {most} characters',
  'table.views.error.duplicate': 'There is a view of this name already',
  'table.views.error.full': 'At most {most} views can be saved. Delete one first.',
} as const satisfies Record<keyof typeof source, string>;
