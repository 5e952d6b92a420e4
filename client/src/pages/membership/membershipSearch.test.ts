import { describe, expect, test } from 'vitest';
import { membershipSearch } from './membershipSearch.ts';

const parse = (search: string) => membershipSearch.parse(new URLSearchParams(search));

describe('the address of the membership page', () => {
  test('keeps a sampling', () => {
    const state = { billing: 'year', sampling: { prompts: 40, platforms: 8, runs: 3, rate: 0.29 } } as const;
    expect(parse(membershipSearch.format(state).toString())).toEqual(state);
  });
  test.each([
    'plan=0-8-3-35',
    'plan=40-8-3-100',
    'plan=40-8-3',
    'plan=40-8-3-35-1',
    'plan=-40-8-3-35',
    'plan=中文',
    'plan=',
  ])('%s is no sampling', (search) => {
    expect(parse(search)).toEqual({ billing: 'month', sampling: null });
  });
});
