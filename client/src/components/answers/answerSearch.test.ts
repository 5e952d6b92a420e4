import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQueryOf, parseAnswerSearch, withAnswers } from './answerSearch.ts';
import type { AnswerSelection } from './answerSearch.ts';

const parse = (search: string) => parseAnswerSearch(new URLSearchParams(search));
const text = fc.oneof(fc.constantFrom('a&b', 'c#d', 'e|f=g', '中文 空格', '50%+'), fc.string({ minLength: 1 }));
const selection: fc.Arbitrary<AnswerSelection> = fc.record(
  {
    brand_id: text,
    mention: fc.constantFrom('named' as const, 'not_named' as const, 'first' as const),
    domain: text,
    q: text,
    platform_id: text,
    start_time: fc.constant('2026-05-01'),
  },
  { requiredKeys: [] },
);

describe('answerSearch', () => {
  it('gives back every place it wrote, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(selection, fc.option(text, { nil: null }), (given, answerId) => {
        const search = withAnswers('?topic_ids=t1', { selection: given, answerId });
        expect(parse(search)).toEqual({ selection: given, answerId });
        expect(new URLSearchParams(search).get('topic_ids')).toBe('t1');
      }),
    );
  });

  it('is closed without its parameter', () => {
    expect(parse('?answer=a1')).toEqual({ selection: null, answerId: null });
    expect(withAnswers('?answers=x&answer=y&a=1', { selection: null, answerId: null })).toBe('?a=1');
  });

  it('holds no part of a selection that is undefined', () => {
    const given = { brand_id: undefined, gap: undefined, domain: 'a.example' };
    expect(withAnswers('', { selection: given, answerId: null })).toBe('?answers=domain%3Da.example');
  });

  it('drops what makes no sense and keeps the rest', () => {
    const inner = new URLSearchParams({ mention: 'shouted', brand_id: 'b1', start_time: '2026-02-30', other: 'x' });
    expect(parse(`?${new URLSearchParams({ answers: inner.toString() }).toString()}`).selection).toEqual({
      brand_id: 'b1',
    });
  });

  it('narrows the filters of the page', () => {
    const filters = {
      start_time: '2026-05-01',
      end_time: '2026-05-07',
      topic_ids: ['t1', 't2'],
      platform_ids: [],
      keyword_ids: '',
      time_zone: 'UTC',
    };
    expect(answerQueryOf(filters, { brand_id: 'b', mention: 'named', topic_id: 't2', platform_id: 'p' })).toEqual({
      ...filters,
      topic_ids: ['t2'],
      platform_ids: ['p'],
      brand_id: 'b',
      mention: 'named',
    });
    const narrowed = { ...filters, platform_ids: ['p1'], branded: 'unbranded', tag: 'x', keyword_ids: 'k' } as const;
    expect(answerQueryOf(narrowed, { platform_id: 'p', status: 'refused', whole: '1' })).toEqual({
      ...filters,
      topic_ids: [],
      platform_ids: ['p'],
      keyword_ids: '',
      status: 'refused',
    });
  });
});
