import type { IntlShape } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { formatDays } from './formatDays.ts';

export interface FilterNames {
  readonly platforms: readonly NamedRef[];
  readonly topics: readonly NamedRef[];
}

/** The name of an id; the id itself if unknown. */
export const nameOf = (list: readonly NamedRef[], id: string): string =>
  list.find((item) => item.id === id)?.name ?? id;

type Described = Pick<FilterQuery, 'start_time' | 'end_time' | 'platform_ids' | 'topic_ids' | 'branded' | 'tag'>;

/** Describes the filters of prompts in words: prompt type and tag, each with the name of its filter. */
export function promptFilterWords(intl: IntlShape, { branded, tag }: Pick<FilterQuery, 'branded' | 'tag'>): string[] {
  const name = intl.formatMessage({ id: 'filters.branded' });
  return [
    ...(branded === undefined
      ? []
      : [
          intl.formatMessage(
            { id: 'filters.chosenOf' },
            { name, summary: intl.formatMessage({ id: `filters.branded.${branded}` }) },
          ),
        ]),
    ...(tag === undefined ? [] : [intl.formatMessage({ id: 'filters.tag' }, { tag })]),
  ];
}

/** Describes the active filters in words: platforms, topics, prompt type and tag, and the days. */
export function describeFilters(intl: IntlShape, filters: Described, names: FilterNames): string[] {
  const { start_time: start, end_time: end } = filters;
  return [
    ...filters.platform_ids.map((id) => nameOf(names.platforms, id)),
    ...filters.topic_ids.map((id) => nameOf(names.topics, id)),
    ...promptFilterWords(intl, filters),
    formatDays(intl, start, end, 'long'),
  ];
}
