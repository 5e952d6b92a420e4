import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  definitionIdSchema,
  sourceSortSchema,
  splitBySchema,
  splitMeasureSchema,
} from '../../../api/answerIndexSchemas.ts';
import { sourceTypeSchema } from '../../../api/overviewSchemas.ts';
import { intentSchema, promptSortSchema, promptStatusSchema, promptViewSchema } from '../../../api/promptSchemas.ts';
import { withParams } from '../../../components/address/withParams.ts';
import { filterNames } from '../../../components/filters/filterSearch.ts';
import {
  answerIndexNames,
  formatAnswerIndexSearch,
  formatPromptsSearch,
  indexTabs,
  parseAnswerIndexSearch,
  parsePromptsSearch,
  topicSorts,
} from './answerIndexSearch.ts';
import type { AnswerIndexPlace } from './answerIndexSearch.ts';

const parse = (search: string): AnswerIndexPlace => parseAnswerIndexSearch(new URLSearchParams(search));
const text = fc.oneof(fc.constantFrom('', 'a&b', 'c#d', 'e|f', '中文 空格', '50%+', '='), fc.string({ maxLength: 40 }));
const option = <T>(options: readonly [T, ...T[]] | readonly T[]) => fc.constantFrom(...options);
const maybe = <T>(options: readonly T[]) => fc.option(option(options), { nil: null });
const sortBy = <T>(keys: readonly T[]) => fc.record({ key: option(keys), order: fc.constantFrom('asc', 'desc') });
const place: fc.Arbitrary<AnswerIndexPlace> = fc.record({
  tab: option(indexTabs),
  view: option(promptViewSchema.options),
  rivalId: text,
  status: maybe(promptStatusSchema.options),
  intent: maybe(intentSchema.options),
  promptQ: text,
  promptSort: sortBy(promptSortSchema.options),
  topicQ: text,
  topicSort: sortBy(topicSorts),
  sourceQ: text,
  sourceType: maybe(sourceTypeSchema.options),
  gap: fc.boolean(),
  sourceSort: sortBy(sourceSortSchema.options),
  q: text,
  definition: option(definitionIdSchema.options),
  against: text,
  why: option(splitMeasureSchema.options),
  whyBrand: text,
  by: option(splitBySchema.options),
});

describe('answerIndexSearch', () => {
  it('gives back every place it wrote, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(place, (given) => {
        const before = '?breadcrumb=x&topic_ids=t1&q=old&view=unstable&answers=status%3Dok';
        const search = withParams(before, formatAnswerIndexSearch(given), answerIndexNames);
        expect(parse(search)).toEqual(given);
        expect(new URLSearchParams(search).get('topic_ids')).toBe('t1');
        expect(new URLSearchParams(search).get('answers')).toBe('status=ok');
      }),
    );
  });

  it('gives back the prompts table of a saved view', () => {
    fc.assert(
      fc.property(place, ({ view, rivalId, status, intent, promptQ, promptSort }) => {
        const prompts = { view, rivalId, status, intent, promptQ, promptSort };
        expect(parsePromptsSearch(formatPromptsSearch(prompts))).toEqual(prompts);
      }),
    );
  });

  it.each([
    'tab=charts&view=mine&status=good&intent=buy&sort=price.asc&definition=own&why=stability&by=day',
    'sort=text&topic_sort=name.up&source_sort=.desc&source_type=blog&gap=yes',
    'tab=&view=&sort=&q=',
  ])('takes what makes no sense for the default: %s', (search) => {
    expect(parse(search)).toEqual(parse(''));
  });

  it('writes nothing for the defaults', () => {
    expect(formatAnswerIndexSearch(parse('')).toString()).toBe('');
  });

  it('searches for no more than the server takes', () => {
    expect(parse(`q=${'长'.repeat(500)}`).q).toHaveLength(200);
  });

  it('shares no name with the filters', () => {
    expect(answerIndexNames.filter((name) => filterNames.includes(name))).toEqual([]);
  });
});
