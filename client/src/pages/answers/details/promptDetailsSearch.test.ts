import { describe, expect, it } from 'vitest';
import { promptDetailsSearch } from './promptDetailsSearch.ts';

const parse = (search: string) => promptDetailsSearch.parse(new URLSearchParams(search));

describe('promptDetailsSearch', () => {
  it('takes an unknown tab for the first, and a comparison with itself or with nothing for none', () => {
    expect(parse('id=p&tab=nonsense&run=a&compare=a')).toMatchObject({
      id: 'p',
      tab: 'runs',
      runId: 'a',
      compareId: null,
    });
    expect(parse('compare=b&run=')).toMatchObject({ id: '', tab: 'runs', runId: null, compareId: null });
  });

  it('reads the order of a table with its direction, and none where there is no sense in it', () => {
    expect(parse('sort=-answers').sort).toEqual({ key: 'answers', order: 'desc' });
    expect(parse('sort=last_cited').sort).toEqual({ key: 'last_cited', order: 'asc' });
    expect(parse('sort=%20-').sort).toBeNull();
  });
});
