import type { messages as source } from '../zh-CN/projectSettings.ts';

export const messages = {
  'projectSettings.name': 'Project name',
  'projectSettings.rename': 'Rename',
  'projectSettings.renamed': 'The project is now called “{name}”',
  'projectSettings.notYours': '“{name}” is an example, or was created by somebody else: it cannot be changed here.',
  'projectSettings.archive': 'Archive project',
  'projectSettings.unarchive': 'Restore from archive',
  'projectSettings.archive.about':
    'Archived projects move to the end of the project list, leave the workplace and the palette, and are not asked for on schedule. Their data stays, and they can be restored at any time.',
  'projectSettings.archived': 'Project archived',
  'projectSettings.unarchived': 'Project restored',
  'projectSettings.delete': 'Delete project',
  'projectSettings.delete.empty': 'The project holds no data. This cannot be undone.',
  'projectSettings.delete.about': 'This is deleted with it and cannot be undone:',
  'projectSettings.delete.type': 'Type the project’s name, “{name}”, to confirm',
  'projectSettings.deleted': 'The project “{name}” was deleted',
  'projectSettings.holds.answers': '{count, plural, one {# answer} other {# answers}}',
  'projectSettings.holds.prompts': '{count, plural, one {# prompt} other {# prompts}}',
  'projectSettings.holds.imports': '{count, plural, one {the record of # import} other {the records of # imports}}',
  'projectSettings.holds.drafts': '{count, plural, one {# draft} other {# drafts}}',
  'projectSettings.holds.facts': '{count, plural, one {# brand fact} other {# brand facts}}',
  'projectSettings.holds.pages': '{count, plural, one {# page} other {# pages}}',
} as const satisfies Record<keyof typeof source, string>;
