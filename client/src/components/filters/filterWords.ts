import type { IntlShape } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { plainList } from '#client/lib/plainList.ts';
import type { FiltersStore } from '#client/stores/FiltersStore.ts';
import { nameOf, promptFilterWords } from './describeFilters.ts';

type Names = Pick<FiltersStore, 'platforms' | 'topics' | 'keywords'>;

/** Describes the filters other than the days, each with its name: "Platforms: ChatGPT". Empty without filters. */
export function filterWords(intl: IntlShape, query: FilterQuery, names: Names): string[] {
  const { platform_ids: platforms, topic_ids: topics, keyword_ids: keywords } = query;
  const keywordList = names.keywords.map(({ id, label }) => ({ id, name: label }));
  const lists = [
    ['filters.platforms', platforms.map((id) => nameOf(names.platforms, id))],
    ['filters.topics', topics.map((id) => nameOf(names.topics, id))],
    ['filters.keywords', keywords === '' ? [] : keywords.split(',').map((id) => nameOf(keywordList, id))],
  ] as const;
  return [
    ...lists.flatMap(([id, chosen]) =>
      chosen.length === 0
        ? []
        : [
            intl.formatMessage(
              { id: 'filters.chosenOf' },
              { name: intl.formatMessage({ id }), summary: plainList(intl, chosen) },
            ),
          ],
    ),
    ...promptFilterWords(intl, query),
  ];
}
