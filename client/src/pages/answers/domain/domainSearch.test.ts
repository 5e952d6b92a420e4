import { expect, it } from 'vitest';
import { domainSearch } from './domainSearch.ts';

it('trims the domain, and drops empty and repeated ids', () => {
  expect(domainSearch.parse(new URLSearchParams('domain=+a.cn&toggle=&toggle=a&toggle=a&sort=label'))).toEqual({
    ...domainSearch.defaults,
    domain: 'a.cn',
    toggled: ['a'],
  });
});
