import type { messages as source } from '../zh-CN/publish.ts';

export const messages = {
  'publish.title': 'Log a publication',
  'publish.edit': 'Edit content change',
  'publish.about':
    'Log when the page went live and which prompts it targets. You can then see its effect compared with similar prompts you did not change.',
  'publish.url': 'URL',
  'publish.titleField': 'Title',
  'publish.published_on': 'Publication date',
  'publish.published_on.help': 'The day the page went live. Answers from that day are left out of the comparison.',
  'publish.prompts': 'Target prompts',
  'publish.prompts.help': 'An effect can be judged with 5 or more prompts.',
  'publish.prompts.search': 'Search prompts',
  'publish.prompts.topic': 'Filter by topic',
  'publish.prompts.allTopics': 'All topics',
  'publish.prompts.all': 'Select all listed',
  'publish.prompts.clear': 'Clear selection',
  'publish.prompts.none': 'No matching prompts',
  'publish.prompts.noneYet': 'This project has no prompts yet; you can add some on the Prompts page',
  'publish.prompts.failed': 'Could not load the prompts',
  'publish.prompts.chosen': '{count, plural, one {# prompt selected} other {# prompts selected}}',
  'publish.prompts.more': 'Showing the first {shown, number} of {total, number}: search or select a topic.',
  'publish.note': 'Note',
  'publish.optional': '(optional)',
  'publish.save': 'Save',
} as const satisfies Record<keyof typeof source, string>;
