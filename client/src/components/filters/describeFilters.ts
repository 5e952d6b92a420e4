import type { IntlShape } from 'react-intl';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import { formatDays } from './formatDays.ts';

export interface FilterNames {
  readonly platforms: readonly NamedRef[];
  readonly topics: readonly NamedRef[];
}

/** The name of an id; the id itself if unknown. */
export const nameOf = (list: readonly NamedRef[], id: string): string =>
  list.find((item) => item.id === id)?.name ?? id;

type Described = Pick<FilterQuery, 'start_time' | 'end_time' | 'platform_ids' | 'topic_ids' | 'branded' | 'tag'>;

/** What the filters leave, in words: platforms, topics, kinds of prompts, and the days. */
export function describeFilters(intl: IntlShape, filters: Described, names: FilterNames): string[] {
  const { start_time: start, end_time: end, branded, tag } = filters;
  return [
    ...filters.platform_ids.map((id) => nameOf(names.platforms, id)),
    ...filters.topic_ids.map((id) => nameOf(names.topics, id)),
    ...(branded === undefined
      ? []
      : [
          intl.formatMessage(
            { id: 'filters.typeOf' },
            { type: intl.formatMessage({ id: `filters.branded.${branded}` }) },
          ),
        ]),
    ...(tag === undefined ? [] : [intl.formatMessage({ id: 'filters.tag' }, { tag })]),
    formatDays(intl, start, end, 'long'),
  ];
}
