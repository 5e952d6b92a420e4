import type { messages as source } from '../zh-CN/publish.ts';

export const messages = {
  'publish.title': 'Record as published',
  'publish.edit': 'Edit the record',
  'publish.about':
    'Note when the page went online and which prompts it was made for; then its effect can be read against similar prompts that were left alone.',
  'publish.url': 'Address',
  'publish.titleField': 'Title',
  'publish.published_on': 'Date of publication',
  'publish.published_on.help': 'The day the page went online; answers of that day count neither before nor after.',
  'publish.prompts': 'Prompts it is made for',
  'publish.prompts.help': 'An effect can be judged from 5 prompts on.',
  'publish.prompts.search': 'Search prompts',
  'publish.prompts.topic': 'Filter by topic',
  'publish.prompts.allTopics': 'All topics',
  'publish.prompts.all': 'Select those listed',
  'publish.prompts.clear': 'Clear selection',
  'publish.prompts.none': 'No prompt fits',
  'publish.prompts.failed': 'The prompts could not be loaded',
  'publish.prompts.chosen': '{count, plural, one {# prompt selected} other {# prompts selected}}',
  'publish.prompts.more': 'Only the first {shown, number} of {total, number} are listed: search or choose a topic.',
  'publish.note': 'Note',
  'publish.optional': 'optional',
  'publish.save': 'Save record',
} as const satisfies Record<keyof typeof source, string>;
