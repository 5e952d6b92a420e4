import { describe, expect, it } from 'vitest';
import { listQueryOf, noFilters, promptSearch } from './promptSearch.ts';

const parse = (search: string) => promptSearch.parse(new URLSearchParams(search));

describe('promptSearch', () => {
  it('asks the server for no more than it takes', () => {
    const asked = listQueryOf({ ...parse('tag=a&sort=text.desc'), q: ` ${'长'.repeat(300)} ` });
    expect(asked).toEqual({ q: '长'.repeat(200), tag: 'a', sort: 'text', order: 'desc' });
    expect(listQueryOf(parse('q=++'))).toEqual({});
  });

  it('has nothing in the address that narrows the list after a reset; the order stays', () => {
    const narrowed = parse('q=a&tag=b&topic_id=c&branded=branded&state=paused&sort=text.asc');
    expect(promptSearch.format({ ...narrowed, ...noFilters }).toString()).toBe('sort=text.asc');
  });
});
