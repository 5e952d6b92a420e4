import type { messages as source } from '../zh-CN/projectSettings.ts';

export const messages = {
  'projectSettings.name': 'Project name',
  'projectSettings.rename': 'Rename',
  'projectSettings.renamed': 'Project renamed to “{name}”',
  'projectSettings.notYours': '“{name}” is an example, or was created by someone else. It can’t be changed here.',
  'projectSettings.archive': 'Archive project',
  'projectSettings.unarchive': 'Restore from archive',
  'projectSettings.archive.about':
    'Archived projects move to the end of the list, leave Home and search, and are not asked on schedule. Their data is kept, and you can restore them at any time.',
  'projectSettings.archived': 'Project archived',
  'projectSettings.unarchived': 'Project restored',
  'projectSettings.delete': 'Delete project',
  'projectSettings.delete.empty': 'This project has no data. This can’t be undone.',
  'projectSettings.delete.about': 'This will also be deleted and can’t be undone:',
  'projectSettings.delete.type': 'Type the project name, “{name}”, to confirm',
  'projectSettings.deleted': 'Deleted the project “{name}”',
  'projectSettings.holds.answers': '{count, plural, one {# answer} other {# answers}}',
  'projectSettings.holds.prompts': '{count, plural, one {# prompt} other {# prompts}}',
  'projectSettings.holds.imports': '{count, plural, one {# import record} other {# import records}}',
  'projectSettings.holds.drafts': '{count, plural, one {# draft} other {# drafts}}',
  'projectSettings.holds.facts': '{count, plural, one {# brand fact} other {# brand facts}}',
  'projectSettings.holds.pages': '{count, plural, one {# page} other {# pages}}',
} as const satisfies Record<keyof typeof source, string>;
