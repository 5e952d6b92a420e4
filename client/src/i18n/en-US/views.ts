import type { messages as source } from '../zh-CN/views.ts';

export const messages = {
  'views.title': 'Saved views',
  'views.copyPage': 'Copy link to this page',
  'views.pageCopied': 'Link copied. It opens this page with its filters and project.',
  'views.copyOf': 'Copy the link to {name}',
  'views.copied': 'Link copied',
  'views.copiedOwn': 'Link copied. So far only you can open it: to let others in, share the view with the team.',
  'views.more': 'More for {name}',
  'views.update': 'Update to what is shown now',
  'views.delete': 'Delete',
  'views.rename': 'Rename',
  'views.share': 'Share with the team',
  'views.unshare': 'Stop sharing',
  'views.noneOwn': 'You have no views on this page yet',
  'views.shared': 'Shared with the team',
  'views.elsewhere': 'On other pages',
  'views.left':
    '{count, plural, one {# view is} other {# views are}} still kept in this browser because the server did not accept {count, plural, one {it} other {them}}. We will try again the next time you open this list.',
  'views.about':
    'A view keeps the page with its filters, columns and sort order. Dates you chose stay the same; the default period moves with today.',
  'views.noPage': 'This version of the app doesn’t have this view’s page',
  'views.open.title': 'Saved view',
  'views.open.deleted': 'The view “{name}” was deleted',
  'views.open.deletedOn': 'Deleted {date}. Ask whoever sent you the link for a new one.',
  'views.open.unknown': 'This view does not exist, or it is not shared with you',
  'views.open.unknownBody': 'The link may be incomplete, or its owner may have stopped sharing the view.',
  'views.open.foreign': 'This view belongs to a project you don’t have access to',
  'views.open.foreignBody': 'Ask a team admin for access to the project.',
  'views.open.goOn': 'Go to the overview',
} as const satisfies Record<keyof typeof source, string>;
