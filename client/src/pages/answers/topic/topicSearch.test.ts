import { expect, it } from 'vitest';
import { topicSearch } from './topicSearch.ts';

it.each(['sort=shuffled', 'sources=price.asc', 'sources=domain', 'sources=domain.up', ''])(
  'takes the default order for %s',
  (search) => {
    expect(topicSearch.parse(new URLSearchParams(search))).toEqual(topicSearch.defaults);
  },
);
