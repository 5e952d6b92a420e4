import { describe, expect, it } from 'vitest';
import { nodeForTest } from '#client/testing/treeForTest.ts';
import { nodeSelection } from './nodeSelection.ts';

describe('the answers that cite a place', () => {
  it('are those citing the domain, anything of a host or a folder, or the page', () => {
    expect(nodeSelection(nodeForTest('zhihu.com', null, 1))).toEqual({ domain: 'zhihu.com' });
    expect(nodeSelection(nodeForTest('zhihu.com/', 'zhihu.com', 1))).toEqual({ url_prefix: 'https://zhihu.com/' });
    expect(nodeSelection(nodeForTest('zhihu.com/p/', 'zhihu.com/', 1))).toEqual({ url_prefix: 'https://zhihu.com/p/' });
    expect(nodeSelection(nodeForTest('https://zhihu.com/p/1', 'zhihu.com/p/', 1))).toEqual({
      url: 'https://zhihu.com/p/1',
    });
  });
});
