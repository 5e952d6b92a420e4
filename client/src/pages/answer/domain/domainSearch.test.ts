import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urlStatusSchema } from '../../../api/detailSchemas.ts';
import { withParams } from '../../../components/address/withParams.ts';
import {
  defaultSort,
  domainNames,
  domainViews,
  formatDomainSearch,
  parseDomainSearch,
  treeDepths,
  treeSorts,
} from './domainSearch.ts';
import type { DomainPlace } from './domainSearch.ts';

const parse = (search: string): DomainPlace => parseDomainSearch(new URLSearchParams(search));
const text = fc.oneof(
  fc.constantFrom('https://a.cn/b?c=d&e=f', 'zhihu.com/p/', 'c#d', 'e|f', '中文 空格', '50%+'),
  fc.string({ minLength: 1 }),
);
const ids = fc.uniqueArray(text, { maxLength: 4 });
const place: fc.Arbitrary<DomainPlace> = fc.record({
  domain: fc.oneof(
    fc.constant(''),
    text.map((given) => given.trim()),
  ),
  view: fc.constantFrom(...domainViews),
  q: fc.oneof(fc.constant(''), text),
  status: fc.option(fc.constantFrom(...urlStatusSchema.options), { nil: null }),
  sort: fc.record({ key: fc.constantFrom(...treeSorts), order: fc.constantFrom('asc', 'desc') }),
  depth: fc.constantFrom(...treeDepths),
  toggled: ids,
  full: ids,
});

describe('domainSearch', () => {
  it('gives back every place it wrote, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(place, (given) => {
        const search = withParams(
          '?breadcrumb=x&topic_ids=t1&q=old&toggle=old',
          formatDomainSearch(given),
          domainNames,
        );
        expect(parse(search)).toEqual(given);
        expect(new URLSearchParams(search).get('topic_ids')).toBe('t1');
      }),
    );
  });

  it('takes what makes no sense for the default', () => {
    expect(parse('domain=a.cn&view=x&url_status=old&sort=label&depth=deep&toggle=&toggle=a&toggle=a')).toEqual({
      domain: 'a.cn',
      view: 'pages',
      q: '',
      status: null,
      sort: defaultSort,
      depth: 'auto',
      toggled: ['a'],
      full: [],
    });
  });

  it('writes nothing for the defaults', () => {
    expect(formatDomainSearch(parse('')).toString()).toBe('');
  });
});
