import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withParams } from '../../../components/address/withParams.ts';
import {
  formatPromptDetailsSearch,
  parsePromptDetailsSearch,
  promptDetailsNames,
  promptTabs,
} from './promptDetailsSearch.ts';
import type { PromptDetailsQuery } from './promptDetailsSearch.ts';

const text = fc.oneof(fc.constantFrom('a&b', 'c#d', 'e|f=g', '中文 空格', '50%+', '?'), fc.string({ minLength: 1 }));
const query: fc.Arbitrary<PromptDetailsQuery> = fc
  .record({
    id: fc.oneof(text, fc.constant('')),
    tab: fc.constantFrom(...promptTabs),
    runId: fc.option(text, { nil: null }),
    compareId: fc.option(text, { nil: null }),
    q: fc.oneof(text, fc.constant('')),
    sort: fc.option(
      fc.record({ key: fc.stringMatching(/^[a-z_]+$/u), order: fc.constantFrom('asc' as const, 'desc' as const) }),
      { nil: null },
    ),
  })
  .map((given) => ({
    ...given,
    compareId: given.runId === null || given.compareId === given.runId ? null : given.compareId,
  }));
const parse = (search: string) => parsePromptDetailsSearch(new URLSearchParams(search));

describe('promptDetailsSearch', () => {
  it('gives back every place it wrote', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(parse(formatPromptDetailsSearch(given).toString())).toEqual(given);
      }),
    );
  });

  it('leaves the parameters of others alone', () => {
    const place = { id: 'p2', tab: 'runs', runId: 'a&1', compareId: null, q: '', sort: null } as const;
    const search = '?topic_ids=t1&topic_ids=t2&tab=history&breadcrumb=%E4%B8%AD&id=p1';
    expect(withParams(search, formatPromptDetailsSearch(place), promptDetailsNames)).toBe(
      '?topic_ids=t1&topic_ids=t2&breadcrumb=%E4%B8%AD&id=p2&run=a%261',
    );
  });

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
