import { describe, expect, test } from 'vitest';
import { serializeQuery } from '../lib/serializeQuery.ts';
import type { AnswerSetQuery, FilterQuery } from './filterQuery.ts';

const filters: FilterQuery = {
  start_time: '2026-05-14',
  end_time: '2026-05-20',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};
/** The parameters that a server parses from the URL. */
const sent = (query: FilterQuery & AnswerSetQuery): URLSearchParams =>
  new URLSearchParams(serializeQuery({ ...query }));

describe('the filters in the address of a request', () => {
  test('empty lists are left out, dates and zone are always there', () => {
    expect(Object.fromEntries(sent(filters))).toEqual({
      start_time: '2026-05-14',
      end_time: '2026-05-20',
      keyword_ids: '',
      time_zone: 'Asia/Shanghai',
    });
  });

  test('lists travel as repeated name[], keywords as one string', () => {
    const address = sent({ ...filters, topic_ids: ['t1', 't2'], platform_ids: ['豆包'], keyword_ids: 'k1,k2' });
    expect(address.getAll('topic_ids[]')).toEqual(['t1', 't2']);
    expect(address.getAll('platform_ids[]')).toEqual(['豆包']);
    expect(address.getAll('keyword_ids')).toEqual(['k1,k2']);
    expect(address.has('topic_ids')).toBe(false);
  });

  test.each(['a&b=c', '#', 'a|b', '中文', 'a,b', '100 %', 'a+b', '[]', ''])('%j arrives as it was', (value) => {
    const address = sent({ ...filters, topic_ids: [value], q: value });
    expect(address.getAll('topic_ids[]')).toEqual([value]);
    expect(address.get('q')).toBe(value);
    expect(address.get('end_time')).toBe('2026-05-20');
  });

  test('a window to compare with, and the answers behind a figure, are sent only when given', () => {
    const address = sent({
      ...filters,
      compare_start_time: '2026-05-01',
      compare_end_time: '2026-05-07',
      brand_id: 'b1',
      mention: 'named',
    });
    expect(address.get('compare_start_time')).toBe('2026-05-01');
    expect(address.get('mention')).toBe('named');
    for (const name of ['brand_id', 'mention', 'cites', 'q', 'compare_end_time']) {
      expect(sent(filters).has(name)).toBe(false);
    }
  });
});
