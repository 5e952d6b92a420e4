import { describe, expect, test } from 'vitest';
import { formatMembershipSearch, parseMembershipSearch } from './membershipSearch.ts';
import type { MembershipPlace } from './membershipSearch.ts';

const parse = (search: string): MembershipPlace => parseMembershipSearch(new URLSearchParams(search));

describe('the address of the membership page', () => {
  test.each<MembershipPlace>([
    { billing: 'month', plan: null },
    { billing: 'year', plan: null },
    { billing: 'year', plan: { prompts: 40, platforms: 8, runs: 3, rate: 0.29 } },
  ])('gives back what it was made from: %j', (place) => {
    expect(parse(formatMembershipSearch(place).toString())).toEqual(place);
  });
  test('leaves defaults out', () => {
    expect(formatMembershipSearch({ billing: 'month', plan: null }).toString()).toBe('');
  });
  test.each([
    'plan=0-8-3-35',
    'plan=40-8-3-100',
    'plan=40-8-3',
    'plan=40-8-3-35-1',
    'plan=-40-8-3-35',
    'plan=中文',
    'plan=',
  ])('%s is no plan', (search) => {
    expect(parse(search)).toEqual({ billing: 'month', plan: null });
  });
  test('an unknown billing is monthly', () => {
    expect(parse('billing=decade').billing).toBe('month');
  });
});
