import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTestStores } from '#client/testing/testStores.ts';
import { createRoutes } from '../routes.tsx';
import { breadcrumbTitle, breadcrumbTrail } from './breadcrumbTrail.ts';
import { isPlainMessageId } from './titleText.ts';

const routes = createRoutes(createTestStores().stores);

/** The breadcrumb of an address, from matches of the app's route table as `useMatches` returns them. */
function trail(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const matches = (matchRoutes(routes, pathname) ?? []).map((match) => ({
    pathname: match.pathname,
    handle: match.route.handle as unknown,
  }));
  return breadcrumbTrail(searchParams, matches);
}

describe('breadcrumbTrail', () => {
  it('names the group and the page, whatever the menu says', () => {
    expect(trail('/keywords/expand')).toEqual([
      { title: 'menu.keywords', path: '/keywords/index' },
      { title: 'menu.keywords.expand', path: null },
    ]);
  });

  it('leads from a detail page to the index of its group', () => {
    expect(trail('/answer/promptsDetails')).toEqual([
      { title: 'menu.answer', path: '/answer/index' },
      { title: 'menu.answer.promptsDetails', path: null },
    ]);
  });

  it('does not link the page that is open to itself', () => {
    expect(trail('/answer/index/')).toEqual([
      { title: 'menu.answer', path: null },
      { title: 'menu.answer.index', path: null },
    ]);
  });

  it('names a page that is in no group alone', () => {
    expect(trail('/prompt')).toEqual([{ title: 'menu.prompt', path: null }]);
  });

  it('shows the breadcrumb parameter instead', () => {
    expect(trail('/keywords/expand?breadcrumb=%E8%80%B3%E6%9C%BA')).toEqual([{ title: '耳机', path: null }]);
  });

  it('has nothing to say of routes without a title', () => {
    expect(breadcrumbTrail(new URLSearchParams(), [{ pathname: '/', handle: undefined }])).toEqual([]);
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
    expect(title).toBe('gnp.exe');
    expect(breadcrumbTitle(new URLSearchParams({ breadcrumb: '\u202E\u200B\uFEFF' }))).toBeNull();
    // Joiners inside a script or an emoji are kept.
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
