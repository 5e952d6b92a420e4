import { describe, expect, it } from 'vitest';
import { builtInMenu, externalEntry } from '#client/app/navigation.ts';
import { isRouteOffered } from '#client/app/routeMeta.ts';
import { activeEntry } from './activeEntry.ts';
import { usableMenu } from './usableMenu.ts';

const isOffered = (path: string): boolean => isRouteOffered(path, 'user');

describe('usableMenu', () => {
  it('keeps the built-in menu as it is', () => {
    expect(usableMenu(builtInMenu, isOffered)).toEqual(builtInMenu.map((entry) => ({ ...entry })));
  });

  it('leaves out entries that lead nowhere, and the groups they empty', () => {
    const menu = [
      { name: 'a', title: 'A', path: '/no/such/page' },
      { name: 'b', title: 'B', children: [{ name: 'c', title: 'C', path: '/gone' }] },
      { name: 'd', title: 'D', path: '/brand/index' },
    ];
    expect(usableMenu(menu, isOffered).map(({ name }) => name)).toEqual(['d']);
  });

  it('lets only https links lead out of the app', () => {
    const menu = [
      { name: 'script', title: 'S', url: 'javascript:alert(1)' },
      { name: 'plain', title: 'P', url: 'http://example.com' },
      { name: 'safe', title: 'H', url: 'https://example.com' },
    ];
    expect(usableMenu(menu, isOffered).map(({ name }) => name)).toEqual(['safe']);
  });

  it('leaves out what the role may not see', () => {
    const menu = [
      { name: 'a', title: 'A', path: '/brand/index' },
      { name: 'b', title: 'B', path: '/profile' },
    ];
    expect(usableMenu(menu, (path) => path === '/profile').map(({ name }) => name)).toEqual(['b']);
  });

  it('shows a group of one page as that page under the title of the group', () => {
    const menu = [
      {
        name: 'brand',
        title: 'Group',
        icon: 'badge',
        children: [{ name: 'brandIndex', title: 'Page', path: '/brand/index' }],
      },
    ];
    expect(usableMenu(menu, isOffered)).toMatchObject([
      { name: 'brandIndex', title: 'Group', icon: 'badge', path: '/brand/index' },
    ]);
  });

  it('drops the path of a group, because the group only opens', () => {
    const menu = [
      {
        name: 'keywords',
        title: 'K',
        path: '/keywords',
        children: [
          { name: 'i', title: 'I', path: '/keywords/index' },
          { name: 'e', title: 'E', path: '/keywords/expand' },
        ],
      },
    ];
    expect(usableMenu(menu, isOffered)[0]).not.toHaveProperty('path');
  });
});

describe('activeEntry', () => {
  const nameAt = (path: string): string | undefined => activeEntry(builtInMenu, path)?.entry.name;

  it('finds the entry of a page and its group', () => {
    expect(activeEntry(builtInMenu, '/keywords/expand')).toMatchObject({
      entry: { name: 'keywordsExpand' },
      group: { name: 'keywords' },
    });
    expect(activeEntry(builtInMenu, '/overview/index')).toMatchObject({ entry: { name: 'overview' }, group: null });
  });

  it('counts a detail page as the entry it belongs to', () => {
    expect(nameAt('/answer/promptsDetails')).toBe('answerIndex');
    expect(nameAt('/answer/subdomainDetails')).toBe('answerIndex');
    expect(nameAt('/userInsights/detail')).toBe('userInsights');
    expect(nameAt('/workplace222')).toBe('dashboard');
  });

  it('does not mind a slash at the end', () => {
    expect(nameAt('/brand/index/')).toBe('brand');
  });

  it('highlights nothing for pages outside the menu', () => {
    expect(activeEntry(builtInMenu, '/profile')).toBeNull();
    expect(activeEntry(builtInMenu, '/')).toBeNull();
    expect(activeEntry(builtInMenu, '/nowhere/at/all')).toBeNull();
  });

  it('marks the prompts page, which stands outside the address of its group', () => {
    expect(activeEntry(builtInMenu, '/prompt')).toMatchObject({
      entry: { name: 'prompt' },
      group: { name: 'answer' },
    });
  });
});

describe('the external entry', () => {
  it('leads to the help pages that are set', () => {
    expect(externalEntry('https://help.example.com/')).toMatchObject({
      title: 'menu.help',
      url: 'https://help.example.com/',
    });
  });

  it('promises no help where none is set, and leads to the paper that it names', () => {
    expect(externalEntry('')).toMatchObject({ title: 'menu.paper', url: 'https://arxiv.org/abs/2311.09735' });
  });
});
