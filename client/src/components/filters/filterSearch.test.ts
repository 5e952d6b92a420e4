import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#client/lib/dates.ts';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import type { DateWindow } from './datePresets.ts';
import {
  differsFromDefaults,
  formatFilterSearch,
  overlappingComparison,
  parseFilterSearch,
  unreadFilters,
  withFilters,
} from './filterSearch.ts';

const defaults = defaultFilters('2026-05-20');
const parse = (search: string): FilterForm => parseFilterSearch(new URLSearchParams(search), defaults);

const id = fc.oneof(
  fc.constantFrom('a&b', 'c#d', 'e|f', '主题 中文', 'x=y', '50%', 'a+b', '豆包'),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const ids = fc.uniqueArray(id, { maxLength: 4 });
const window = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 200 })).map(([from, length]) => {
  const start = addDays('2026-05-20', from);
  return { start, end: addDays(start, length) };
});

/** A comparison some days before or after the window: they have no day in common. */
function comparisonBeside({ start, end }: DateWindow, chosen: readonly [number, number, boolean] | null) {
  if (chosen === null) return { compare_start_time: '', compare_end_time: '' };
  const [gap, length, isAfter] = chosen;
  const [from, to] = isAfter
    ? [addDays(end, gap), addDays(end, gap + length)]
    : [addDays(start, -gap - length), addDays(start, -gap)];
  return { compare_start_time: from, compare_end_time: to };
}

const keywordIds = fc
  .uniqueArray(
    id.filter((text) => !text.includes(',')),
    { maxLength: 3 },
  )
  .map((list) => list.join(','));

const form: fc.Arbitrary<FilterForm> = fc
  .record({
    shown: window,
    compared: fc.option(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 90 }), fc.boolean()), {
      nil: null,
    }),
    topics: ids,
    platforms: ids,
    keywordIds,
    branded: fc.constantFrom('', 'branded', 'unbranded'),
    tag: fc.oneof(fc.constant(''), id),
  })
  .map(({ shown, compared, topics, platforms, keywordIds: keywords, branded, tag }) => ({
    start_time: shown.start,
    end_time: shown.end,
    ...comparisonBeside(shown, compared),
    topic_ids: topics,
    platform_ids: platforms,
    keyword_ids: keywords,
    keywordsLabel: '',
    branded,
    tag,
  }));

describe('filterSearch', () => {
  it('gives back every form it wrote', () => {
    fc.assert(
      fc.property(form, (given) => {
        expect(parse(formatFilterSearch(given, defaults).toString())).toEqual(given);
      }),
    );
  });

  it('takes any other word for the kind of prompts as all of them', () => {
    expect(parse('branded=yes').branded).toBe('');
    expect(parse('branded=unbranded').branded).toBe('unbranded');
  });

  it('never throws and always gives a valid window', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (start, end, rest) => {
        const parsed = parseFilterSearch(
          new URLSearchParams({ start_time: start, end_time: end, topic_ids: rest }),
          defaults,
        );
        expect(parsed.start_time <= parsed.end_time).toBe(true);
      }),
    );
  });

  it('writes nothing for the defaults', () => {
    expect(formatFilterSearch(defaults, defaults).toString()).toBe('');
    expect(differsFromDefaults(defaults, defaults)).toBe(false);
    expect(parse('')).toEqual(defaults);
  });

  it.each([
    'start_time=2026-05-20&end_time=2026-05-01',
    'start_time=2026-02-30&end_time=2026-05-01',
    'start_time=yesterday',
    'end_time=',
  ])('takes the default window for %s', (search) => {
    expect(parse(search)).toEqual(defaults);
  });

  it('drops a comparison with half a window, and empty and repeated ids', () => {
    const parsed = parse('compare_start_time=2026-01-01&topic_ids=&topic_ids=t1&topic_ids=t1&keyword_ids=,k1,,k1');
    expect(parsed.compare_start_time).toBe('');
    expect(parsed.topic_ids).toEqual(['t1']);
    expect(parsed.keyword_ids).toBe('k1');
  });

  it('keeps the parameters of others and drops those it is told to', () => {
    const search = withFilters('?breadcrumb=x&answers=1&topic_ids=t1', { ...defaults, topic_ids: ['中文'] }, defaults, [
      'answers',
    ]);
    expect(search).toBe('?breadcrumb=x&topic_ids=%E4%B8%AD%E6%96%87');
    expect(withFilters('?topic_ids=t1', defaults, defaults)).toBe('');
  });
});

describe('a comparison with days of the period itself', () => {
  const compareWith = (start: string, end: string) =>
    `start_time=2026-05-11&end_time=2026-05-17&compare_start_time=${start}&compare_end_time=${end}`;

  it.each([
    ['2026-05-05', '2026-05-11'],
    ['2026-05-17', '2026-05-20'],
    ['2026-05-13', '2026-05-14'],
    ['2026-04-01', '2026-05-31'],
  ])('is named and not used: %s to %s', (start, end) => {
    const search = compareWith(start, end);
    expect(parse(search)).toMatchObject({ start_time: '2026-05-11', compare_start_time: '', compare_end_time: '' });
    expect(overlappingComparison(new URLSearchParams(search), defaults)).toEqual({ start, end });
  });

  it.each([
    ['2026-05-04', '2026-05-10'],
    ['2026-05-18', '2026-05-20'],
  ])('is none where the days only touch: %s to %s', (start, end) => {
    const search = compareWith(start, end);
    expect(parse(search)).toMatchObject({ compare_start_time: start, compare_end_time: end });
    expect(overlappingComparison(new URLSearchParams(search), defaults)).toBeNull();
  });

  it('is found in the default period too', () => {
    const search = new URLSearchParams({ compare_start_time: '2026-05-20', compare_end_time: '2026-05-20' });
    expect(overlappingComparison(search, defaults)).toEqual({ start: '2026-05-20', end: '2026-05-20' });
  });
});

describe('unreadFilters', () => {
  const unread = (search: string): readonly string[] => unreadFilters(new URLSearchParams(search), defaults);

  it('names days that no calendar has, and a period that ends before it begins', () => {
    expect(unread('start_time=2026-13-40&end_time=2026-05-20')).toEqual([
      'start_time=2026-13-40',
      'end_time=2026-05-20',
    ]);
    expect(unread('start_time=2026-05-20&end_time=2026-05-01')).toHaveLength(2);
    expect(unread('compare_start_time=2026-04-01')).toEqual(['compare_start_time=2026-04-01']);
    expect(unread('branded=maybe')).toEqual(['branded=maybe']);
  });

  it('has nothing against what can be read, or is of others', () => {
    expect(unread('start_time=2026-05-01&end_time=2026-05-20&branded=branded&sort=x')).toEqual([]);
    expect(unread('start_time=2026-05-19&platform_ids=any')).toEqual([]);
  });

  it('has nothing against any address that filters write', () => {
    fc.assert(
      fc.property(form, (given) => {
        expect(unreadFilters(formatFilterSearch(given, defaults), defaults)).toEqual([]);
      }),
    );
  });
});
