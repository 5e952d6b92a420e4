import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withParams } from '../../components/address/withParams.ts';
import {
  addWays,
  formatPromptSearch,
  isNarrowed,
  listQueryOf,
  noFilters,
  parsePromptSearch,
  promptKinds,
  promptNames,
  promptSorts,
  promptStates,
} from './promptSearch.ts';
import type { PromptPlace } from './promptSearch.ts';

const parse = (search: string): PromptPlace => parsePromptSearch(new URLSearchParams(search));
const text = fc.oneof(fc.constantFrom('', 'a&b=c', 'c#d', 'e|f', '中文 空格', '50%+'), fc.string());
const place: fc.Arbitrary<PromptPlace> = fc.record({
  q: text,
  topic: text,
  tag: text,
  branded: fc.option(fc.constantFrom(...promptKinds), { nil: null }),
  state: fc.option(fc.constantFrom(...promptStates), { nil: null }),
  sort: fc.option(fc.record({ key: fc.constantFrom(...promptSorts), order: fc.constantFrom('asc', 'desc') }), {
    nil: null,
  }),
  add: fc.option(fc.constantFrom(...addWays), { nil: null }),
  precision: fc.boolean(),
});

describe('promptSearch', () => {
  it('gives back every place it wrote, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(place, (given) => {
        const search = withParams(
          '?start_time=2026-01-01&q=old&tag=old&add=one',
          formatPromptSearch(given),
          promptNames,
        );
        expect(parse(search)).toEqual(given);
        expect(new URLSearchParams(search).get('start_time')).toBe('2026-01-01');
      }),
    );
  });

  it('takes what makes no sense for the default', () => {
    expect(parse('branded=maybe&state=gone&sort=price.asc&add=three&precision=yes')).toEqual(parse(''));
    expect(formatPromptSearch(parse('')).toString()).toBe('');
  });

  it('asks the server for no more than it takes', () => {
    const asked = listQueryOf({ ...parse('tag=a&sort=text.desc'), q: ` ${'长'.repeat(300)} ` });
    expect(asked).toEqual({ q: '长'.repeat(200), tag: 'a', sort: 'text', order: 'desc' });
    expect(listQueryOf(parse('q=++'))).toEqual({});
  });

  it('tells a list that is narrowed from the whole one', () => {
    expect(isNarrowed(parse('sort=text.asc&add=one'))).toBe(false);
    expect(isNarrowed(parse('state=paused'))).toBe(true);
    expect(isNarrowed({ ...parse('q=a&tag=b&topic_id=c'), ...noFilters })).toBe(false);
  });
});
