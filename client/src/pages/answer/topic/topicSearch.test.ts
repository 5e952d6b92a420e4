import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withParams } from '../../../components/address/withParams.ts';
import {
  defaultSources,
  formatTopicSearch,
  parseTopicSearch,
  sourceSorts,
  spreadSorts,
  topicNames,
} from './topicSearch.ts';
import type { TopicPlace } from './topicSearch.ts';

const parse = (search: string): TopicPlace => parseTopicSearch(new URLSearchParams(search));
const place: fc.Arbitrary<TopicPlace> = fc.record({
  id: fc.oneof(fc.constantFrom('', 'a&b', 'c#d', 'e|f', '主题 中文', '50%+'), fc.string()),
  sort: fc.constantFrom(...spreadSorts),
  sources: fc.record({ key: fc.constantFrom(...sourceSorts), order: fc.constantFrom('asc', 'desc') }),
});

describe('topicSearch', () => {
  it('gives back every place it wrote, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(place, (given) => {
        const search = withParams('?breadcrumb=x&topic_ids=t1&sort=text', formatTopicSearch(given), topicNames);
        expect(parse(search)).toEqual(given);
        expect(new URLSearchParams(search).get('topic_ids')).toBe('t1');
      }),
    );
  });

  it.each(['sort=shuffled', 'sources=price.asc', 'sources=domain', 'sources=domain.up', ''])(
    'takes the default order for %s',
    (search) => {
      expect(parse(search)).toEqual({ id: '', sort: 'visibility', sources: defaultSources });
    },
  );

  it('writes nothing for the defaults', () => {
    expect(formatTopicSearch({ id: '', sort: 'visibility', sources: defaultSources }).toString()).toBe('');
  });
});
