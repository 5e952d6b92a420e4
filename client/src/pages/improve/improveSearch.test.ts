import { describe, expect, it } from 'vitest';
import { improveSearch } from './improveSearch.ts';

describe('the address of the page for improving', () => {
  it.each([
    { page: '', change: '', pasted: false },
    { page: 'a&b#c|中文', change: '', pasted: false },
    { page: '', change: 'a&b#c|中文', pasted: false },
    { page: '', change: '', pasted: true },
  ])('gives %o back', (place) => {
    expect(improveSearch.parse(new URLSearchParams(improveSearch.format(place).toString()))).toEqual(place);
  });

  it('takes the change where it says several things', () => {
    expect(improveSearch.parse(new URLSearchParams('change=c&page=p&pasted=1'))).toEqual({
      page: '',
      change: 'c',
      pasted: false,
    });
  });
});
