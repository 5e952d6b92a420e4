import { describe, expect, it } from 'vitest';
import { treeForTest } from '#client/testing/treeForTest.ts';
import { domainSearch } from './domainSearch.ts';
import { treeStep } from './treeKeys.ts';
import { treeRows } from './treeRows.ts';

// 0 a.cn > 1 www.a.cn/ > 2 p/ > 3, 4 pages; 5 m.a.cn/ > 6 about
const rows = treeRows(treeForTest(2), domainSearch.parse(new URLSearchParams()));
const closed = treeRows(treeForTest(2), domainSearch.parse(new URLSearchParams({ depth: 'none' })));

describe('the keys of the tree', () => {
  it('move from row to row, and stay at the ends', () => {
    expect(treeStep('ArrowDown', rows, 0)).toEqual({ kind: 'focus', index: 1 });
    expect(treeStep('ArrowUp', rows, 0)).toBeNull();
    expect(treeStep('ArrowDown', rows, 6)).toBeNull();
    expect(treeStep('End', rows, 0)).toEqual({ kind: 'focus', index: 6 });
    expect(treeStep('Home', rows, 4)).toEqual({ kind: 'focus', index: 0 });
  });

  it('open a closed place with the right arrow and close an open one with the left', () => {
    expect(treeStep('ArrowRight', closed, 0)).toEqual({ kind: 'toggle' });
    expect(treeStep('ArrowRight', rows, 0)).toBeNull();
    expect(treeStep('ArrowLeft', rows, 1)).toEqual({ kind: 'toggle' });
  });

  it('lead from a page to the folder it lies in', () => {
    expect(treeStep('ArrowLeft', rows, 4)).toEqual({ kind: 'focus', index: 2 });
    expect(treeStep('ArrowLeft', rows, 6)).toEqual({ kind: 'focus', index: 5 });
    expect(treeStep('ArrowLeft', closed, 0)).toBeNull();
  });
});
