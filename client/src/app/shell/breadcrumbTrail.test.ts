import { describe, expect, it } from 'vitest';
import { builtInMenu } from '../navigation.ts';
import { breadcrumbTitle, breadcrumbTrail } from './breadcrumbTrail.ts';
import { activeEntry } from './menu/activeEntry.ts';
import { isPlainMessageId } from './titleText.ts';

const trail = (path: string, titleId: string, search = '') =>
  breadcrumbTrail(new URLSearchParams(search), { titleId, path }, activeEntry(builtInMenu, path));

describe('breadcrumbTrail', () => {
  it('names group and page', () => {
    expect(trail('/keywords/expand', 'menu.keywords.expand')).toEqual([
      { title: 'menu.keywords', path: '/keywords/index' },
      { title: 'menu.keywords.expand', path: null },
    ]);
  });

  it('names a page without a group once', () => {
    expect(trail('/overview/index', 'menu.overview.index')).toEqual([{ title: 'menu.overview.index', path: null }]);
  });

  it('leads back from a detail page to the page it belongs to', () => {
    expect(trail('/answer/promptsDetails', 'menu.answer.promptsDetails')).toEqual([
      { title: 'menu.answer', path: '/answer/index' },
      { title: 'menu.answer.index', path: '/answer/index' },
      { title: 'menu.answer.promptsDetails', path: null },
    ]);
  });

  it('shows the breadcrumb parameter instead', () => {
    expect(trail('/keywords/expand', 'menu.keywords.expand', '?breadcrumb=%E8%80%B3%E6%9C%BA')).toEqual([
      { title: '耳机', path: null },
    ]);
  });

  it('has nothing to say of an unknown address', () => {
    expect(breadcrumbTrail(new URLSearchParams(), null, null)).toEqual([]);
  });
});

describe('breadcrumbTitle', () => {
  it('cuts at 80 characters without splitting one', () => {
    const title = breadcrumbTitle(new URLSearchParams({ breadcrumb: '😀'.repeat(100) })) ?? '';
    expect(Array.from(title)).toHaveLength(80);
    expect(title.endsWith('😀…')).toBe(true);
  });

  it('loses what would turn round the title of the window, or hide in it', () => {
    const title = breadcrumbTitle(new URLSearchParams({ breadcrumb: '\u202Egnp.\u2066exe\u0000\u200B\n' }));
    expect(title).toBe('gnp. exe');
    expect(breadcrumbTitle(new URLSearchParams({ breadcrumb: '\u202E\u200B\uFEFF' }))).toBeNull();
    // What joins signs of a script, or of an emoji, belongs to them.
    expect(breadcrumbTitle(new URLSearchParams({ breadcrumb: '👩\u200D🚀' }))).toBe('👩\u200D🚀');
  });

  it('shows markup as it is', () => {
    expect(breadcrumbTitle(new URLSearchParams({ breadcrumb: '<b onclick=alert(1)>' }))).toBe('<b onclick=alert(1)>');
  });

  it('takes an empty parameter for none', () => {
    expect(breadcrumbTitle(new URLSearchParams('?breadcrumb=%20%20'))).toBeNull();
  });
});

describe('isPlainMessageId', () => {
  const messages = { 'menu.help': 'Help', 'notFound.body': ['parts with values'] };

  it('translates ids of plain messages only, so that no address can ask for a message that wants values', () => {
    expect(isPlainMessageId('menu.help', messages)).toBe(true);
    expect(isPlainMessageId('notFound.body', messages)).toBe(false);
    expect(isPlainMessageId('constructor', messages)).toBe(false);
  });
});
