import { expect, it } from 'vitest';
import { expandSearch } from './expandSearch.ts';

it('keeps of a list the values that make sense', () => {
  const address = new URLSearchParams('ids=,a,,a&intents=x,local&regions=Mars&language=fr&origin=y&sort=seen.up');
  expect(expandSearch.parse(address)).toEqual({ ...expandSearch.defaults, ids: ['a'], intents: ['local'] });
});
