import { describe, expect, it } from 'vitest';
import { nodeForTest, treeForTest } from '#client/testing/treeForTest.ts';
import { domainSearch } from './domainSearch.ts';
import { countStatuses, MOST_CHILDREN, treeListing, treeRows } from './treeRows.ts';
import type { TreeChoice } from './treeRows.ts';

const choice = (changes: Partial<TreeChoice> = {}): TreeChoice => ({
  ...domainSearch.defaults,
  ...changes,
});
const ids = (pages: number, changes: Partial<TreeChoice> = {}): string[] =>
  treeRows(treeForTest(pages), choice(changes)).map((row) => (row.kind === 'node' ? row.node.id : `+${row.hidden}`));

describe('treeRows', () => {
  it('opens by itself, the most cited branch first, as far as fits a screen', () => {
    expect(ids(3)).toEqual([
      'a.cn',
      'www.a.cn/',
      'www.a.cn/p/',
      'https://www.a.cn/p/1',
      'https://www.a.cn/p/2',
      'https://www.a.cn/p/3',
      'm.a.cn/',
      'https://m.a.cn/about',
    ]);
    expect(ids(40)).toEqual(['a.cn', 'www.a.cn/', 'www.a.cn/p/', 'm.a.cn/', 'https://m.a.cn/about']);
  });

  it('opens and closes what the reader says, whatever it does by itself', () => {
    expect(ids(2, { toggled: ['www.a.cn/'] })).toEqual(['a.cn', 'www.a.cn/', 'm.a.cn/', 'https://m.a.cn/about']);
    expect(ids(40, { depth: 'none' })).toEqual(['a.cn']);
    expect(ids(40, { depth: 'none', toggled: ['a.cn'] })).toEqual(['a.cn', 'www.a.cn/', 'm.a.cn/']);
    expect(ids(40, { depth: 'all' })).toHaveLength(45);
  });

  it('lists so many children, and the rest when asked', () => {
    const rows = ids(MOST_CHILDREN + 7, { depth: 'all' });
    expect(rows).toContain('+7');
    const full = ids(MOST_CHILDREN + 7, { depth: 'all', full: ['www.a.cn/p/'] });
    expect(full).toHaveLength(rows.length + 6);
  });

  it('shows what a search finds with the way to it, whatever case and width it is written in', () => {
    expect(ids(40, { q: 'ＰＡＧＥ 40' })).toEqual(['a.cn', 'www.a.cn/', 'www.a.cn/p/', 'https://www.a.cn/p/40']);
    expect(ids(3, { q: '关于 我们' })).toEqual(['a.cn', 'm.a.cn/', 'https://m.a.cn/about']);
    expect(ids(3, { q: 'nothing' })).toEqual([]);
  });

  it('takes a folder whose name is found with all its pages', () => {
    expect(ids(3, { q: 'm.a.cn/' })).toEqual(['a.cn', 'm.a.cn/', 'https://m.a.cn/about']);
  });

  it('keeps pages of one status', () => {
    expect(ids(40, { status: 'lost' })).toEqual(['a.cn', 'm.a.cn/', 'https://m.a.cn/about']);
    expect(countStatuses(treeForTest(40)).get('steady')).toBe(40);
  });

  it('orders siblings, and never tears them from their parent', () => {
    expect(ids(2, { sort: { key: 'citations', order: 'asc' } })).toEqual([
      'a.cn',
      'm.a.cn/',
      'https://m.a.cn/about',
      'www.a.cn/',
      'www.a.cn/p/',
      'https://www.a.cn/p/2',
      'https://www.a.cn/p/1',
    ]);
  });

  it('tells level and place of every row to those who cannot see them', () => {
    const rows = treeRows(treeForTest(2), choice());
    expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 4, 2, 3]);
    expect(rows[4]).toMatchObject({ place: 2, siblings: 2, expanded: null });
    expect(rows[1]).toMatchObject({ place: 1, siblings: 2, expanded: true });
  });

  it('gives files every place, open or not', () => {
    expect(treeListing(treeForTest(60), choice({ depth: 'none' }))).toHaveLength(65);
    expect(treeListing(treeForTest(60), choice({ status: 'lost' })).map(({ level }) => level)).toEqual([1, 2, 3]);
  });

  it('has no row for a place without pages', () => {
    expect(treeRows([nodeForTest('a.cn', null, 0)], choice())).toEqual([]);
  });
});
