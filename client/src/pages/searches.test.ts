import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withParams } from '../components/address/withParams.ts';
import type { SearchDefinition } from '../lib/search/defineSearch.ts';

type Definition = Pick<SearchDefinition<unknown>, 'names' | 'parse' | 'format'> & Partial<SearchDefinition<unknown>>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*Search.ts', { eager: true });
const definitions = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'parse' in value && 'names' in value)
    .map(([name, value]) => [`${name} (${file})`, value as Definition] as const),
);

const HOSTILE = ['a&b=c', 'c#d', 'e|f', '中文 空格', '50%+', '=', 'https://a.example/b/', '12', '40-8-3-35', 'x.asc'];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40 }));

/** Addresses with every parameter of a definition: valid and invalid values. */
function addressesOf({ names, params = [] }: Definition): fc.Arbitrary<URLSearchParams> {
  const known = new Map(params.map(({ name, options }) => [name, options ?? []]));
  const texts = names.map((name) => {
    const options = known.get(name) ?? [];
    const text = options.length === 0 ? hostileText : fc.oneof(fc.constantFrom(...options), hostileText);
    return fc.array(text, { maxLength: 2 }).map((values) => values.map((value) => [name, value]));
  });
  return fc.tuple(...texts).map((pairs) => new URLSearchParams(pairs.flat()));
}

it('finds the search definition of every page with one', () => {
  expect(definitions.length).toBeGreaterThanOrEqual(20);
});

describe.each(definitions)('%s', (_, definition) => {
  const { names, parse, format, params = [] } = definition;

  it('reads back every state that it wrote, and leaves the parameters of others alone', () => {
    fc.assert(
      fc.property(addressesOf(definition), (address) => {
        const state = parse(address);
        const search = withParams('?other=1&topic_ids=t1', format(state), names);
        expect(parse(new URLSearchParams(search))).toEqual(state);
        expect(new URLSearchParams(search).getAll('topic_ids')).toEqual(['t1']);
        expect(new URLSearchParams(search).get('other')).toBe('1');
      }),
    );
  });

  it('writes nothing for the defaults, and reads what makes no sense as the default', () => {
    expect(format(parse(new URLSearchParams())).toString()).toBe('');
    const nonsense = new URLSearchParams(
      params.filter(({ options }) => options !== undefined).map(({ name }) => [name, 'no-such-value.up']),
    );
    expect(parse(nonsense)).toEqual(parse(new URLSearchParams()));
  });

  it('keeps each value that a parameter can have', () => {
    for (const { name, options = [] } of params) {
      for (const option of options) {
        const written = format(parse(new URLSearchParams([[name, option]]))).getAll(name);
        const isDefault = written.length === 0;
        expect(isDefault || written.includes(option)).toBe(true);
      }
    }
    const lost = params.flatMap(({ name, options = [] }) =>
      options.filter((option) => format(parse(new URLSearchParams([[name, option]]))).getAll(name).length === 0),
    );
    // At most the default of each parameter is omitted.
    expect(lost.length).toBeLessThanOrEqual(params.length);
  });

  it('has each name once', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
